import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAreas, readSources, type Source } from '@/lib/content/checks/source';
import type { Issue } from '@/lib/content/issue';
import { contentSchemaFiles, kindSchemaFiles, schemaFolder } from '@/lib/content/json-schemas';

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function outdated(sources: readonly Source[], root: string): [file: string, text: string][] {
  return [...kindSchemaFiles(), ...contentSchemaFiles(sources)].filter(
    ([file, text]) => read(join(root, file)) !== text,
  );
}

/**
 * Writes the JSON Schemas of editing tools that differ from the zod schemas and the content.
 * @returns the paths of the written files
 */
export function writeSchemas(root = process.cwd()): string[] {
  const { sources } = readSources(root, listAreas(root));
  const files = outdated(sources, root);
  mkdirSync(join(root, schemaFolder), { recursive: true });
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return files.map(([file]) => file);
}

/** Warnings for JSON Schemas that do not match the content. Only editing tools use them, so nothing fails. */
export function staleSchemas(sources: readonly Source[], root = process.cwd()): Issue[] {
  return outdated(sources, root).map(([file]) => ({
    file,
    path: [],
    message: 'Run "npm run schemas" to update the schemas of editing tools.',
  }));
}
