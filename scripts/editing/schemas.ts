import { writeSchemas } from '@/scripts/lib/schemas';

/** `npm run schemas`: writes the JSON Schemas that editing tools read, and docs/glossary.md, from schemas and content. */
const written = writeSchemas();
for (const file of written) console.log(`written ${file}`);
if (written.length === 0) console.log('The schemas and the glossary are up to date.');
