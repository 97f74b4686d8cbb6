import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders: string[] = [];

// Each test file has its own copy of this module, so this removes the folders of that file.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The content of files by their path; undefined for a file that is left out. */
type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** Writes files, with their folders, below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Returns a new folder with these files. It is removed after the last test of the file. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}
