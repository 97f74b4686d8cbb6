import { z } from 'zod';
import { $schema, id } from './text';

const ids = z.array(id).min(1);

/** The order in which entries appear everywhere: `content/order.json`. */
export const order = z.strictObject({
  $schema,
  services: ids,
  'case-studies': ids,
  industries: ids,
});

export type Order = z.infer<typeof order>;
