/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import company from '@/content/company.json';

/** Code and files served as they are. Texts are content: `npm run content` asks for {company} in them. */
const folders = ['app', 'components', 'lib', 'scripts', 'public', 'deploy'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(tsx?|mjs|json|css|svg|txt|html|webmanifest|conf|toml)$/.test(path) ? [path] : [];
  });
}

/** What would give the company away. A name of one common word, such as "Signal", may be in code by chance. */
const traces = [
  ...(/^\p{L}{1,8}$/u.test(company.name) ? [] : [company.name]),
  company.email,
  company.phone.display,
  company.phone.dial,
  ...company.social.map(({ url }) => url),
].map((trace) => trace.toLowerCase());

it('nothing but content names the company, so that another one can take the site over', () => {
  const found = folders.flatMap(filesBelow).flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});
