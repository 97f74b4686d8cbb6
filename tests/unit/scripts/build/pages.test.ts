/** @jest-environment node */
import { join } from 'node:path';
import { pagesOf } from '@/scripts/build/pages';
import { filesToFinish } from '@/scripts/build/steps/finish-pages';
import { temporaryFolder } from '../../support/folder';

const proof = 'google-site-verification: google1a2b.html';
/** In Latin-1, which is not valid UTF-8. */
const terms = Buffer.from('Prix en €: très bon', 'latin1');

const out = join(
  temporaryFolder({
    'public/google1a2b.html': proof,
    'public/files/terms.txt': terms,
    'public/index.html': 'hidden by a page',
    'out/google1a2b.html': proof,
    'out/files/terms.txt': terms,
    'out/index.html': '<html></html>',
    'out/index.txt': '0:[]',
    'out/services/ai-ml.html': '<html></html>',
    'out/services/ai-ml.txt': '0:[]',
    'out/services/__next._tree.txt': '0:[]',
    'out/llms.txt': 'Services',
    'out/icons.svg': '<svg/>',
  }),
  'out',
);

it('does not take HTML files of the folder "public" for pages', () => {
  expect(pagesOf(out).sort()).toEqual(['index.html', 'services/ai-ml.html']);
});

it('changes pages and texts of the framework, and no file of the folder "public"', () => {
  expect(filesToFinish(out).sort()).toEqual([
    'index.html',
    'llms.txt',
    'services/__next._tree.txt',
    'services/ai-ml.html',
  ]);
});
