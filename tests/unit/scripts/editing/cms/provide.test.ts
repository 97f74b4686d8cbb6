/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { provideEditor } from '@/scripts/editing/cms/provide';
import { run } from '@/scripts/lib/run';
import { temporaryFolder, writeFiles } from '../../../support/folder';

jest.mock('esbuild', () => ({}));
jest.mock('@/scripts/lib/run');

const project = process.cwd();
afterEach(() => process.chdir(project));

it('does not use another file than the tested one, and says what to do', async () => {
  const root = temporaryFolder();
  process.chdir(root);
  jest.mocked(run).mockImplementation(async (_command, [, name]) => {
    writeFiles(root, { [`.cache/editor/${name?.replace('@', '-')}.tgz`]: 'Another file' });
    return { code: 0, output: '' };
  });
  jest.spyOn(console, 'log').mockImplementation();
  await expect(provideEditor()).rejects.toThrow(
    /^decap-cms \S+ has another hash than the tested version, so it is not used\. Start "npm run edit" again\. If it says this again, the registry or a proxy changes the file: tell whoever looks after the project\.$/,
  );
  expect(readdirSync('.cache/editor')).toEqual([]);
});
