/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import company from '@/content/company.json';

/** Text files of the site and its tools; what editors write about the company stands in content/company.json. */
const folders = ['app', 'components', 'content', 'messages', 'scripts', 'public', 'deploy'];
const own = new Set(['content/company.json']);

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(path);
      return /\.(tsx?|mjs|json|css|svg|txt|html|webmanifest|conf|toml)$/.test(path) ? [path] : [];
    });
  } catch {
    // Not every project has every folder.
    return [];
  }
}

/** What would give the company away. */
const traces = [
  company.name,
  company.email,
  company.phone.display,
  company.phone.dial,
  ...company.social.map(({ url }) => url),
].map((trace) => trace.toLowerCase());

it('nothing but content/company.json names the company, so that another one can take the site over', () => {
  const found = folders.flatMap(filesBelow).flatMap((file) => {
    if (own.has(file)) return [];
    const text = readFileSync(file, 'utf8').toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});
