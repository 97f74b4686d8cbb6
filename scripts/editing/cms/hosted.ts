import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '@/lib/content/checks/source';
import { folders, singles } from '@/lib/content/files';
import { jsonSchemaOf } from '@/lib/content/json-schemas';
import { editorConfig, editorSettings } from './config';
import { editorScript, exportedEditorPage } from './page';
import { editorPolicy } from './policy';
import { editorFolder } from './provide';

/** The Git repository that the editor of an exported site writes to. */
export type Host = { name: 'github' | 'gitlab'; repo: string; branch: string; auth?: string };

/**
 * Reads `github:owner/repo` or `gitlab:group/project`.
 * @throws {Error} for anything else
 */
export function parseHost(text: string, branch = 'main', auth?: string): Host {
  const [, name, repo] = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/.exec(text) ?? [];
  if (!repo) throw new Error('Name the repository like github:owner/repository or gitlab:group/project.');
  if (auth !== undefined && !/^https:\/\/[^\s;,"'<>]+$/.test(auth))
    throw new Error(`Write the address after --auth like https://auth.example.com, not "${auth}".`);
  return { name: name as Host['name'], repo, branch, auth };
}

/** Returns the configuration for a Git host, where each save is a commit of a formatted file. */
export function hostedConfig(sources: readonly Source[], { name, repo, branch, auth }: Host) {
  const config = editorConfig(sources, '');
  const { site_url: _, display_url: __, ...rest } = config;
  return {
    ...rest,
    backend: { name, repo, branch, ...(auth ? { base_url: auth } : {}) },
    collections: config.collections.map((collection) => ({
      ...collection,
      format: `content-${collection.name}`,
      // Only the editor on a computer with the files has a preview; without this, an empty pane takes half of the window.
      editor: { preview: false },
    })),
  };
}

/** Returns the settings with the file formats that {@link hostedConfig} names. */
export function hostedSettings(sources: readonly Source[]) {
  return {
    ...editorSettings(sources),
    formats: [
      ...folders.map((folder) => ({ name: `content-${folder}`, schemas: [jsonSchemaOf(folder)] })),
      { name: 'content-site', schemas: singles.map((name) => jsonSchemaOf(name)) },
    ],
  };
}

/**
 * Adds the editor to an exported site, at `/admin`.
 * @param out the folder of the export
 * @throws {Error} if there is no export
 */
export function exportEditor(out: string, sources: readonly Source[], host: Host): void {
  if (!existsSync(join(out, 'index.html')))
    throw new Error(`${out} contains no exported site. Build it first: npm run build`);
  mkdirSync(join(out, 'admin', 'files'), { recursive: true });
  writeFileSync(join(out, 'admin', 'index.html'), exportedEditorPage(editorPolicy(host)));
  writeFileSync(
    join(out, 'admin', 'files', 'settings.js'),
    editorScript(hostedConfig(sources, host), hostedSettings(sources)),
  );
  for (const file of ['decap-cms.js', 'admin.js'])
    copyFileSync(join(editorFolder, file), join(out, 'admin', 'files', file));
}
