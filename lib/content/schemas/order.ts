import { z } from 'zod';
import { $schema, id } from './text';

const entry = id.describe('The id of an entry: the name of its file without ".json".');

const ids = (folder: 'services' | 'case-studies' | 'industries', where: string) =>
  z
    .array(entry.meta({ known: folder }))
    .min(1)
    .describe(`The ids of all files in content/${folder}, in the order in which ${where}.`);

/** The order in which entries appear everywhere: `content/order.json`. */
export const order = z.strictObject({
  $schema,
  services: ids('services', 'menus, cards and the form show them'),
  'case-studies': ids('case-studies', 'the list shows them'),
  industries: ids('industries', 'menus, tiles and filters show them'),
});

export type Order = z.infer<typeof order>;
