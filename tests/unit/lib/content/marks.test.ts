/** @jest-environment node */
import { linksIn, mapAddresses, parseMarks, plainText } from '@/lib/content/marks';

const photo = 'https://images.unsplash.com/photo-1451187580459-43490279c0fa';

describe('parseMarks', () => {
  it('does not change plain text', () => {
    expect(parseMarks('Plain words * and [brackets].')).toEqual(['Plain words * and [brackets].']);
  });

  it('parses bold text, links, and pictures', () => {
    expect(
      parseMarks(`Read **this** and [that page](/contact#map) first. ![A desk](${photo}?w=200)`),
    ).toEqual([
      'Read ',
      { kind: 'bold', text: ['this'] },
      ' and ',
      { kind: 'link', link: '/contact#map', text: ['that page'] },
      ' first. ',
      { kind: 'image', photo, alt: 'A desk' },
    ]);
  });

  it('parses a link within bold text, and bold text within a link', () => {
    expect(parseMarks('**See [here](/contact)**')).toEqual([
      { kind: 'bold', text: ['See ', { kind: 'link', link: '/contact', text: ['here'] }] },
    ]);
    expect(parseMarks('[See **here**](/contact)')).toEqual([
      { kind: 'link', link: '/contact', text: ['See ', { kind: 'bold', text: ['here'] }] },
    ]);
  });

  it('parses words in another language', () => {
    expect(parseMarks('Una [strangler **fig**](lang:en), [aquí](/contact)')).toEqual([
      'Una ',
      { kind: 'language', language: 'en', text: ['strangler ', { kind: 'bold', text: ['fig'] }] },
      ', ',
      { kind: 'link', link: '/contact', text: ['aquí'] },
    ]);
    const marks = parseMarks('Una [strangler fig](lang:en)');
    expect(plainText(marks)).toBe('Una strangler fig');
    expect(plainText(marks, undefined, (words) => `(${words})`)).toBe('Una (strangler fig)');
    expect(linksIn(parseMarks('Una [strangler fig](lang:en)'))).toEqual([]);
  });

  it.each([
    '[here](lang:english)',
    '[here](lang:e"x)',
    '[here](javascript:alert(1))',
    '[here](JAVASCRIPT:alert)',
    '[here](data:text/html;base64,x)',
    '[here](//example.com)',
    '![x](javascript:alert)',
    '![x](https://example.com/pixel.gif)',
    '![x](/contact)',
    '<b>bold</b> <script>alert(1)</script>',
    '**bold',
    '** bold **',
    '[](/contact)',
    '[here]( /contact )',
  ])('keeps %s as plain text', (text) => {
    expect(parseMarks(text)).toEqual([text]);
  });

  it('handles a long text of unclosed marks', () => {
    const text = `${'[a]('.repeat(4000)} **${'!['.repeat(4000)}`;
    expect(parseMarks(text)).toEqual([text]);
  });
});

describe('functions for parsed marks', () => {
  const marks = parseMarks(
    `Read **this [page](/services)** now. ![A desk](${photo}) Then [write](mailto:{email}).`,
  );

  it('plainText omits pictures or replaces them with a text', () => {
    expect(plainText(marks)).toBe('Read this page now. Then write.');
    expect(plainText(marks, (alt) => `(${alt})`)).toBe('Read this page now. (A desk) Then write.');
  });

  it('linksIn lists the links', () => {
    expect(linksIn(marks)).toEqual(['/services', 'mailto:{email}']);
  });

  it('mapAddresses replaces URLs in the text', () => {
    expect(mapAddresses('[a](/b) and ![c](/d) (e)', (address) => `${address}x`)).toBe(
      '[a](/bx) and ![c](/dx) (e)',
    );
  });
});
