import { type Copy, copyProject, type Json } from './copy';

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

/** Replaces the name, contact details, figures, and profiles of the company. */
function rebrand(company: Json): Json {
  return {
    ...company,
    name: 'Quillon',
    founded: 2009,
    email: 'hello@quillon.example',
    phone: { display: '(512) 555-0177', dial: '+15125550177' },
    address: {
      ...company.address,
      locality: 'Austin',
      postalCode: '78701',
      latitude: 30.2672,
      longitude: -97.7431,
    },
    figures: company.figures.map((figure: Json, index: number) => ({ ...figure, value: 31 + index })),
    social: [{ network: 'x', url: 'https://x.com/quillon-example' }],
  };
}

it('shows only the new company after changing content and design tokens', () => {
  const before = copy.readJson('content/company.json');
  const logo = copy.readJson('content/logo.json');
  const tokens = copy.read('components/styles/tokens.css');

  copy.write('content/company.json', `${JSON.stringify(rebrand(before), null, 2)}\n`);
  copy.write('content/logo.json', '{ "shapes": ["M4 4H28V12H4Z", "M4 20H28V28H4Z"] }\n');
  // Rotates the hue of every color. At the same lightness, the greens of a larger rotation are too bright for text.
  const rotated = tokens.replace(
    /oklch\(([\d.]+) ([\d.]+) (\d+)\)/g,
    (_, light, chroma, hue) => `oklch(${light} ${chroma} ${(Number(hue) + 330) % 360})`,
  );
  expect(rotated).not.toBe(tokens);
  copy.write('components/styles/tokens.css', rotated);
  // Also replaces the city in all texts.
  for (const file of copy.contentFiles()) {
    const text = copy.read(file);
    if (text.includes(before.address.locality))
      copy.write(file, text.replaceAll(before.address.locality, 'Austin'));
  }

  copy.succeed('art');
  copy.buildAndTest();

  const colors = [...tokens.matchAll(/oklch\([^)]*\)/g)]
    .map(([color]) => color)
    .filter((color) => !rotated.includes(color));
  const traces: string[] = [
    before.name,
    before.email,
    before.phone.display,
    before.phone.dial,
    before.address.locality,
    before.address.postalCode,
    ...before.social.map(({ url }: Json) => url),
    ...logo.shapes,
    ...colors,
  ];
  const files = copy.files('out').filter((file) => /\.(html|txt|xml|json|js|css|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const text = copy.read(file).toLowerCase();
    return traces
      .filter((trace) => text.includes(trace.toLowerCase()))
      .map((trace) => `${file}: ${trace.slice(0, 60)}`);
  });
  expect(found).toEqual([]);

  const home = copy.read('out/index.html');
  for (const own of ['Quillon', 'M4 4H28V12H4Z', 'https://x.com/quillon-example'])
    expect(home).toContain(own);
  const contact = copy.read('out/contact.html');
  for (const own of ['hello@quillon.example', '(512) 555-0177', 'Austin']) expect(contact).toContain(own);
});
