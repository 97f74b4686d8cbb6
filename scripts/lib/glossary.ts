import type { Glossary } from '@/lib/content/checks/glossary';
import { languageName } from '@/lib/content/language-name';
import { locales } from '@/messages/routing';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The glossary as a page for writers: one row for each concept, with the words to avoid in each language. */
export function glossaryPage({ terms }: Glossary): string {
  const rows = terms.map(({ avoid = {}, note = '', ...term }) => {
    const avoided = locales.flatMap((locale) => {
      const words = avoid[locale] ?? [];
      return words.length > 0 ? [`${locale}: ${words.join(', ').replaceAll('*', '\\*')}`] : [];
    });
    return row([...locales.map((locale) => term[locale] ?? ''), avoided.join('; '), note]);
  });
  const columns = [...locales.map(languageName), 'Avoid', 'Note'];
  return `# Glossary

One term for each concept in each language. \`npm run content\` reports the words to avoid; \`*\` stands for any ending.

This page is made from \`content/dictionary/glossary.json\`: change that file, then run \`npm run content -- --schemas\`.

${row(columns)}
${row(columns.map(() => '---'))}
${rows.join('\n')}
`;
}
