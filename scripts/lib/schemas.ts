import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Glossary } from '@/lib/content/checks/glossary';
import { listAreas, readSources, type Source } from '@/lib/content/checks/source';
import type { Issue } from '@/lib/content/issue';
import { contentSchemaFiles, kindSchemaFiles } from '@/lib/content/json-schemas';
import { glossaryPage } from './glossary';

const glossaryFile = 'content/dictionary/glossary.json';
const glossaryPageFile = 'docs/glossary.md';

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The page of the glossary, if the project has a glossary. */
function glossaryFiles(root: string): [file: string, text: string][] {
  const text = read(join(root, glossaryFile));
  return text === undefined ? [] : [[glossaryPageFile, glossaryPage(JSON.parse(text) as Glossary)]];
}

function outdated(sources: readonly Source[], root: string): [file: string, text: string][] {
  // While a content file is unreadable, its entries are unknown, so keep the schemas that list them.
  const isWhole = sources.every(({ data }) => data !== undefined);
  const fromContent = isWhole ? contentSchemaFiles(sources) : [];
  return [...kindSchemaFiles(), ...fromContent, ...glossaryFiles(root)].filter(
    ([file, text]) => read(join(root, file)) !== text,
  );
}

/**
 * Writes the files that are generated from the content: JSON Schemas for editors, and the page of the glossary.
 * @returns the paths of the written files
 */
export function writeSchemas(root = process.cwd()): string[] {
  const { sources } = readSources(root, listAreas(root));
  const files = outdated(sources, root);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return files.map(([file]) => file);
}

/** Warnings for schemas and a glossary page that do not match the content. No page shows them, so nothing fails. */
export function staleSchemas(sources: readonly Source[], root = process.cwd()): Issue[] {
  return outdated(sources, root).map(([file]) => ({
    file,
    path: [],
    message:
      file === glossaryPageFile
        ? `Run "npm run content -- --schemas" to update this page from ${glossaryFile}.`
        : 'Run "npm run content -- --schemas" to update the schemas of editing tools.',
  }));
}
