/** @jest-environment node */
import { buildIndex, longestGroup, type SearchSource } from '@/lib/search/build-index';
import type { SearchWords } from '@/lib/search/index-format';
import { wordRules } from '@/lib/search/language-data';
import { createSearch, type Search } from '@/lib/search/query';
import { createStemmer, fold, wordsOf } from '@/lib/search/words';
import type { Locale } from '@/messages/routing';

const words: SearchWords = {
  best: '',
  found: { one: '', other: '' },
  none: '',
  hint: '',
  all: '',
  suggestions: [],
};

/** A document of the corpus: title, excerpt, other text, keywords. */
type Text = [title: string, excerpt?: string, body?: string, keywords?: string];

function sourcesOf(texts: readonly Text[]): SearchSource[] {
  return texts.map(([title, excerpt = '', body = '', keywords]) => ({
    group: 0,
    title,
    link: `/${title}`,
    excerpt,
    body: [body],
    keywords,
  }));
}

function searchIn(language: Locale, ...texts: Text[]): Search {
  const index = buildIndex(sourcesOf(texts), {
    language,
    rules: wordRules[language],
    words,
    groups: ['Services'],
  });
  // As the browser loads it.
  return createSearch(JSON.parse(JSON.stringify(index)));
}

const titles = (search: Search, query: string) => search.find(query).map(({ title }) => title);

/** A small frozen site. */
const corpus: Record<'en' | 'es' | 'fr', Text[]> = {
  en: [
    ['Cloud Solutions', 'Migrating servers at a known cost', 'AWS and Azure', 'DevOps, Kubernetes'],
    ['Cyber Security', 'We find the routes of an attacker', 'penetration tests', 'cybersecurity'],
    ['Healthcare', 'Patient records for hospitals', 'HIPAA and FHIR'],
    ['A bank cuts card fraud', 'Every payment is scored', 'The cloud runs it'],
    ['Manufacturing', 'Machine data for maintenance', 'Sensors in the factory'],
    ['How long does a project take?', 'Between four weeks and three months'],
  ],
  es: [
    ['Soluciones en la nube', 'Migración de servidores', 'AWS y Azure'],
    ['Ciberseguridad', 'Pruebas de penetración', 'La seguridad de los datos'],
    ['Seguros', 'Siniestros decididos antes', 'Pólizas'],
    ['Un banco reduce el fraude', 'Cada pago con tarjeta', 'La nube'],
    ['¿Cuánto dura un proyecto?', 'Entre cuatro semanas y tres meses'],
  ],
  fr: [
    ['Solutions cloud', 'Migration des serveurs', 'AWS et Azure'],
    ['Cybersécurité', 'Tests d’intrusion', 'La sécurité des données'],
    ['Santé', 'Les dossiers des hôpitaux', 'HIPAA'],
    ['Une banque réduit la fraude', 'Chaque paiement par carte', 'Le cloud'],
    ['Combien de temps dure un projet ?', 'Entre quatre semaines et trois mois'],
  ],
};

describe('the search', () => {
  it.each<['en' | 'es' | 'fr', string, number]>([
    ['en', 'cloud', 0],
    ['en', 'clou', 0],
    ['en', 'CLOUD migration', 0],
    ['en', 'kubernetes', 0],
    ['en', 'clodu', 0],
    ['en', 'hospital', 2],
    ['en', 'helthcare', 2],
    ['en', 'hipaa', 2],
    ['en', 'fraud detection', 3],
    ['en', 'manufacturers', 4],
    ['en', 'manufacturi', 4],
    ['en', 'how long is a project', 5],
    ['es', 'nube', 0],
    ['es', 'migracion', 0],
    ['es', 'cibersegurida', 1],
    ['es', 'penetracion', 1],
    ['es', 'seguros', 2],
    ['es', 'fraude con targetas', 3],
    ['es', 'cuanto dura', 4],
    ['fr', 'migrations', 0],
    ['fr', 'securite', 1],
    ['fr', "test d'intrusion", 1],
    ['fr', 'hopital', 2],
    ['fr', 'sante', 2],
    ['fr', 'fraudes', 3],
    ['fr', 'durée d’un projet', 4],
  ])('finds in %s for "%s" the right document first', (language, query, expected) => {
    expect(titles(searchIn(language, ...corpus[language]), query)[0]).toBe(corpus[language][expected]?.[0]);
  });

  it('counts a word in a title more than in other text', () => {
    const search = searchIn('en', ['One', '', 'cloud cloud cloud cloud'], ['Two', 'cloud'], ['Cloud']);
    expect(titles(search, 'cloud')).toEqual(['Cloud', 'One', 'Two']);
  });

  it('prefers documents with all words of the query', () => {
    const search = searchIn('en', ['Bank'], ['Fraud'], ['Other', 'bank fraud']);
    expect(titles(search, 'bank fraud')[0]).toBe('Other');
  });

  it('finds nothing for an empty query, punctuation, and unknown words', () => {
    const search = searchIn('en', ...corpus.en);
    for (const query of ['', ' ', '?!', '😀', 'zzyzx', '%00', '__proto__', 'constructor'])
      expect(titles(search, query)).toEqual([]);
  });

  it('handles long queries', () => {
    const search = searchIn('en', ...corpus.en);
    expect(titles(search, 'cloud '.repeat(10_000))[0]).toBe('Cloud Solutions');
    expect(titles(search, 'x'.repeat(100_000))).toEqual([]);
  });

  it('marks the words that match, whatever their form and accents', () => {
    const search = searchIn('es', ...corpus.es);
    const marked = (text: string, query: string) =>
      search
        .highlighter(query)(text)
        .filter((_, index) => index % 2 === 1);
    expect(marked('Migración de servidores, y migraciones', 'migracion')).toEqual([
      'Migración',
      'migraciones',
    ]);
    expect(marked('La nube', 'nuve')).toEqual(['nube']);
    expect(marked('La nube', 'la nube')).toEqual(['nube']);
    expect(search.highlighter('nube')('La nube').join('')).toBe('La nube');
    expect(search.highlighter('zzyzx')('La nube')).toEqual(['La nube']);
  });

  it('leaves excerpts and other text out of a long group, and only there', () => {
    const many = Array.from(
      { length: longestGroup + 1 },
      (_, number): Text => [
        `Study ${number}`,
        number === 7 ? 'hospitals' : 'stores',
        number === 7 ? 'kafka' : '',
      ],
    );
    const page = {
      group: 1,
      title: 'Contact',
      link: '/contact',
      excerpt: 'Write to us',
      body: ['telephone'],
    };
    const index = buildIndex([...sourcesOf(many), page], {
      language: 'en',
      rules: wordRules.en,
      words,
      groups: ['Case studies', 'Pages'],
    });
    expect(index.excerpt.filter(Boolean)).toEqual(['Write to us']);
    const search = createSearch(index);
    expect(titles(search, 'hospital')).toEqual(['Study 7']);
    expect(titles(search, 'kafka')).toEqual([]);
    expect(titles(search, 'telephone')).toEqual(['Contact']);
  });

  it('finds exact words and beginnings in a language without rules', () => {
    const index = buildIndex(sourcesOf([['Datenbanken']]), { language: 'de', words, groups: [] });
    expect(titles(createSearch(index), 'daten')).toEqual(['Datenbanken']);
  });
});

describe('words', () => {
  it('have no accents, ligatures, or capital letters', () => {
    expect(fold('ÉXITO Cœur Straße')).toBe('exito coeur strasse');
    expect(wordsOf("l’IA, AI/ML & 24/7: d'été").map(({ text }) => text)).toEqual([
      'l',
      'ia',
      'ai',
      'ml',
      '24',
      '7',
      'd',
      'ete',
    ]);
  });

  it.each<[Locale, string[]]>([
    ['en', ['migration', 'migrations', 'migrating', 'migrated']],
    ['en', ['insurance', 'insurer', 'insured']],
    ['es', ['migracion', 'migraciones', 'migrar', 'migrado']],
    ['fr', ['modernisation', 'modernisations', 'moderniser', 'modernise']],
  ])('have the same stem in %s: %j', (language, forms) => {
    const { stem } = createStemmer(wordRules[language] ?? { endings: '', ignored: '' });
    expect(new Set(forms.map(stem)).size).toBe(1);
  });
});
