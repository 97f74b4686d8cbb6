/** @jest-environment node */
import { checkLanguageCodes } from '@/lib/content/checks/language-codes';
import { lines, source } from './given';

const check = (en: string) => checkLanguageCodes(source('services', 'cloud', { text: { en } }));

describe('checkLanguageCodes', () => {
  it.each(['The [Katze](lang:de)', 'The [gatto](lang:it) and a [link](/contact)'])('accepts “%s”', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('reports a code that no language has, at its position', () => {
    const [issue] = check('The [kaizen](lang:jp) way');
    expect(issue?.offset).toBe(12);
    expect(lines(check('The **[kaizen](lang:jp)** way'))).toEqual([
      'text.en: Write the two letters of a language instead of "jp", e.g. [kaizen](lang:ja) for Japanese: no language has this code.',
    ]);
  });
});
