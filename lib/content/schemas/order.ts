import { z } from 'zod';
import { type EntryKind, entryKinds } from '@/lib/site/site-map';
import { $schema, id } from './text';

const entry = id.describe('The id of an entry: the name of its file without ".json".');

const ids = (folder: EntryKind) =>
  z
    .array(entry.meta({ known: folder }))
    .min(1)
    .describe(`The ids of all files in content/${folder}, in the order in which the site shows them.`);

/** The order in which entries appear everywhere: `content/order.json`. */
export const order = z.strictObject({
  $schema,
  ...(Object.fromEntries(entryKinds.map((kind) => [kind, ids(kind)])) as Record<
    EntryKind,
    ReturnType<typeof ids>
  >),
});

export type Order = z.infer<typeof order>;
