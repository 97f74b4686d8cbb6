import { renderToStaticMarkup } from 'react-dom/server';
import { keepTogether, wholeWords, withBreaks } from '@/components/ui/keep-together';

/** The marked words and the whole text. */
function marked(text: string) {
  const html = renderToStaticMarkup(keepTogether(text));
  const words = [...html.matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)].map(([, word]) => word);
  return { words, text: html.replace(/<[^>]+>/g, '') };
}

it.each([
  ['the guidance SR 11-7, then SR 26-2', ['11-7', '26-2']],
  ['a go/no-go decision', ['go/no-go']],
  ['without a big-bang weekend', ['big-bang']],
  ['the first attack-path analysis', ['attack-path']],
  ['est-ce sûr, peut-être', ['est-ce', 'peut-être']],
  ['Article 6(1)(c), and 6(1)', ['6(1)(c)']],
])('keeps the words with a hyphen and the legal provisions of "%s" on one line', (text, words) => {
  expect(marked(text)).toEqual({ words, text });
});

it.each(['no hyphen - only a dash', 'a well-documented rollout', '-5 and 5-'])(
  'leaves "%s" as it is',
  (text) => {
    expect(marked(text)).toEqual({ words: [], text });
  },
);

it('keeps long words with a hyphen whole in short texts', () => {
  const html = renderToStaticMarkup(wholeWords('Understand industry-specific challenges'));
  expect(html).toBe('Understand <span class="inline-block">industry-specific</span> challenges');
});

it.each([
  ['grâce~à~des~alertes', 'grâce à des alertes'],
  ['dans 186~magasins', 'dans 186 magasins'],
  ['réduits de~28~% grâce', 'réduits de 28~% grâce'],
  ['plus tôt~: 3~000 dossiers', 'plus tôt~: 3~000 dossiers'],
  ['«~rien~» et «~12~jours~»', '«~rien~» et «~12 jours~»'],
])('lets the words of "%s" start a line, but no punctuation or symbol', (text, expected) => {
  const spaces = (words: string) => words.replaceAll('~', '\u00a0');
  expect(withBreaks(spaces(text))).toBe(spaces(expected));
});
