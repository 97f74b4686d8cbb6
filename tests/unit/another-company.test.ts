/** @jest-environment node */
import { readFileSync } from 'node:fs';
import company from '@/content/company.json';
import { filesBelow } from '@/scripts/lib/files';

/** Folders with code and static files. `npm run content` checks the texts, which have to use {company}. */
const folders = ['app', 'components', 'lib', 'scripts', 'public', 'deploy'];

const isText = (file: string) => /\.(tsx?|mjs|json|css|svg|txt|html|webmanifest|conf|toml)$/.test(file);

/** A number to dial is optional. */
const phone: { display: string; dial?: string } = company.phone;

/** Strings that identify the company. A name that is one common word, such as "Signal", may be in code by chance. */
const traces = [
  ...(/^\p{L}{1,8}$/u.test(company.name) ? [] : [company.name]),
  company.email,
  phone.display,
  ...(phone.dial ? [phone.dial] : []),
  ...company.social.map(({ url }) => url),
].map((trace) => trace.toLowerCase());

it('only content names the company, so that the site can be reused for another company', () => {
  const files = folders.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  const found = files.filter(isText).flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});
