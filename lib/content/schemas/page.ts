import { z } from 'zod';
import { section } from './section';
import { $schema, id, meta } from './text';

/** A page made of sections: one file in `content/pages/`. */
export const page = z.strictObject({
  $schema,
  id,
  meta,
  sections: z.array(section).min(1).describe('The parts of the page from top to bottom.'),
});
