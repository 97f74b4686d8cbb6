/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapePattern } from '@/lib/site/escape-pattern';
import messages from '@/messages/en.json';

type Groups = Record<string, Record<string, string>>;

/** Whether a source contains a key, or a template that can produce it: t(`${form}Sent`) for "contactSent". */
function names(source: string, key: string): boolean {
  if (source.includes(`'${key}'`) || source.includes(`"${key}"`)) return true;
  return [...source.matchAll(/\bt\(`([^`\n]*[A-Z][a-z]+)`/g)].some(([, template = '']) => {
    const [start = '', ...rest] = template.split(/\$\{[^}]*\}/);
    return new RegExp(`^${[start, ...rest].map(escapePattern).join('\\w+')}$`).test(key);
  });
}

/**
 * Returns the keys that no source uses: neither the full key (`Site.tagline`) nor the last part in a file with
 * `getTranslations('Site')` or `useTranslations('Site')`.
 */
function unusedKeys(groups: Groups, sources: readonly string[]): string[] {
  return Object.entries(groups).flatMap(([group, texts]) => {
    const own = sources.filter((source) =>
      new RegExp(`(?:get|use)Translations\\((\\{[^}]*namespace: )?'${group}'`).test(source),
    );
    return Object.keys(texts)
      .filter((key) => !own.some((source) => names(source, key)))
      .map((key) => `${group}.${key}`)
      .filter((key) => !sources.some((source) => names(source, key)));
  });
}

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8')),
);

it('finds unused keys', () => {
  const groups = { Form: { send: '', sent: '', contactSent: '', old: '' }, Site: { title: '', old: '' } };
  const sources = [
    `const t = useTranslations('Form'); t(send ? 'send' : 'sent'); t(\`\${form}Sent\`)`,
    "const t = await getTranslations(); t('Site.title'); const old = 'old';",
  ];
  expect(unusedKeys(groups, sources)).toEqual(['Form.old', 'Site.old']);
});

// If this lists a key, use it in a component or remove it from the message file of every language.
it('no key of messages/en.json is unused', () => {
  expect(unusedKeys(messages, sources)).toEqual([]);
});
