/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_TEST } from 'next/constants';
import { run } from '@/scripts/lib/run';
import { temporaryFolder } from './support/folder';

/** Loads the configuration of Next.js in another project, with one font. @returns the font that pages then use */
async function fontAfter(phase: string, files: Record<string, string> = {}): Promise<string> {
  const root = temporaryFolder({
    'components/styles/font-files.json': '[{ "name": "body", "source": "font.woff2" }]',
    'messages/request.ts': '',
    'node_modules/font.woff2': 'full',
    ...files,
  });
  const config = pathToFileURL(resolve('next.config.mjs'));
  const code = `import('${config}').then(({ default: config }) => config('${phase}'))`;
  expect(await run('node', ['-e', code], { cwd: root, quiet: true })).toMatchObject({ code: 0 });
  return readFileSync(join(root, '.cache/fonts/body.woff2'), 'utf8');
}

const subset = { '.cache/fonts/body.woff2': 'subset' };

it('gives the development server the full fonts, because texts get new characters', async () => {
  expect(await fontAfter(PHASE_DEVELOPMENT_SERVER, subset)).toBe('full');
});

it.each([PHASE_PRODUCTION_BUILD, PHASE_TEST])(
  'keeps the fonts that the build wrote in the phase %s',
  async (phase) => {
    expect(await fontAfter(phase, subset)).toBe('subset');
    expect(await fontAfter(phase)).toBe('full');
  },
);
