import { writeSchemas } from '@/scripts/lib/schemas';

/** `npm run schemas`: writes the JSON Schemas that editing tools read, from the zod schemas and the content. */
const written = writeSchemas();
for (const file of written) console.log(`written ${file}`);
if (written.length === 0) console.log('The schemas are up to date.');
