/** @jest-environment node */
import { existsSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, linkFolder } from '@/scripts/lib/copy-project';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { git } from '../../support/git';

describe('copyProject', () => {
  it('copies tracked and new files as they are now, without ignored and deleted ones', () => {
    const project = temporaryFolder({ 'app/page.tsx': 'one', 'old.txt': '', '.gitignore': 'node_modules\n' });
    git(project, 'init', '--quiet');
    git(project, 'add', '--all');
    writeFiles(project, { 'app/page.tsx': 'two', 'lib/new.ts': 'new', 'node_modules/a/index.js': '' });
    rmSync(join(project, 'old.txt'));
    const root = copyProject('copy-', project);
    try {
      expect(readFileSync(join(root, 'app/page.tsx'), 'utf8')).toBe('two');
      expect(readFileSync(join(root, 'lib/new.ts'), 'utf8')).toBe('new');
      for (const file of ['node_modules', 'old.txt', '.git'])
        expect([file, existsSync(join(root, file))]).toEqual([file, false]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe('linkFolder', () => {
  it('links files at any depth instead of copying them, and keeps symbolic links', () => {
    const from = temporaryFolder({ 'next/dist/bin.js': 'code' });
    symlinkSync('next/dist/bin.js', join(from, 'next-bin'));
    const to = join(temporaryFolder(), 'node_modules');
    linkFolder(from, to);
    expect(statSync(join(to, 'next/dist/bin.js')).ino).toBe(statSync(join(from, 'next/dist/bin.js')).ino);
    expect(readlinkSync(join(to, 'next-bin'))).toBe('next/dist/bin.js');
  });
});
