import type { z } from 'zod';
import type { Fault } from '../fault';
import type { Folder, Single } from '../files';
import { examine } from '../parse';
import { caseStudy } from '../schemas/case-study';
import { company } from '../schemas/company';
import { industry } from '../schemas/industry';
import { legal } from '../schemas/legal';
import { order } from '../schemas/order';
import { page } from '../schemas/page';
import { service } from '../schemas/service';
import { templates } from '../schemas/templates';
import type { Source } from './source';

const schemas: Record<Folder | Single, z.ZodType> = {
  services: service,
  'case-studies': caseStudy,
  industries: industry,
  pages: page,
  legal,
  company,
  order,
  templates,
};

/** Holds a content file against the schema of its kind. */
export function checkSchema({ area, file, name, data }: Source): Fault[] {
  if (data === undefined || area === 'messages') return [];
  const kind = area === 'singles' ? (name as Single) : area;
  return examine(schemas[kind], data, file).faults;
}
