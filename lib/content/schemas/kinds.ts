import type { z } from 'zod';
import type { Folder, Single } from '../files';
import { caseStudy } from './case-study';
import { company } from './company';
import { industry } from './industry';
import { insight } from './insight';
import { legal } from './legal';
import { logo } from './logo';
import { order } from './order';
import { page } from './page';
import { redirects } from './redirects';
import { service } from './service';
import { templates } from './templates';

/** The schema of every kind of content, by its folder or file. */
export const schemas: Record<Folder | Single, z.ZodType> = {
  services: service,
  'case-studies': caseStudy,
  industries: industry,
  insights: insight,
  pages: page,
  legal,
  company,
  logo,
  order,
  redirects,
  templates,
};
