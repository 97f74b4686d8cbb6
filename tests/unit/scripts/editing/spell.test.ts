/** @jest-environment node */
import { spellCommand } from '@/scripts/editing/content-commands/spell';
import { type Loose, validSite, words, writeSite } from '../../lib/content/site';

// The real ones take seconds to load, and do not know the words of the test site.
jest.mock('@/scripts/editing/content-commands/dictionaries', () => ({
  withoutDictionary: [],
  loadDictionaries: async () => ({
    en: {
      has: (word: string) => !word.endsWith('tt'),
      suggest: (word: string) => [word.slice(0, -1)],
    },
  }),
}));

/** Runs the command on a site. Returns its exit code and output. */
async function spell(root: string): Promise<{ code: number; output: string; errors: string }> {
  const written = { log: '', error: '' };
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((...texts) => {
      written[name] += `${texts.join(' ')}\n`;
    });
  try {
    return { code: await spellCommand(root), output: written.log, errors: written.error };
  } finally {
    jest.restoreAllMocks();
  }
}

const cloud = 'content/services/cloud.json';

it('exits with 0 if every word is known', async () => {
  expect(await spell(writeSite(validSite()))).toEqual({
    code: 0,
    output: expect.stringMatching(/^Every word is known: \d+ files checked\.\n$/),
    errors: '',
  });
});

it('exits with 1 on a probable typing error', async () => {
  const site: Record<string, Loose> = validSite();
  site[cloud].details = words('cloudtt');
  const { code, errors } = await spell(writeSite(site));
  expect(code).toBe(1);
  expect(errors).toMatch(/cloud\.json needs a fix:\n✖ Correct “cloudtt”[\s\S]*\n1 misspelled word\.\n$/);
});

it('prints a new name as advice', async () => {
  const site: Record<string, Loose> = validSite();
  site[cloud].details = words('Cloudtt');
  const { code, output, errors } = await spell(writeSite(site));
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/cloud\.json could be better:\n! Correct “Cloudtt”/);
  expect(output).toContain('1 unknown word; nothing fails because of it.');
  expect(output).toMatch(/Every other word is known: \d+ files checked\.\n$/);
});

it('prints the unknown words of drafts as advice', async () => {
  const site: Record<string, Loose> = validSite();
  Object.assign(site[cloud], { draft: true, details: words('cloudtt') });
  const { code, output, errors } = await spell(writeSite(site));
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/cloud\.json could be better:\n! Correct “cloudtt”/);
  expect(output).toContain('1 unknown word in drafts; nothing fails because of it.');
  expect(output).toMatch(/Every other word is known: \d+ files checked\.\n$/);
});

it('exits with 2 without content', async () => {
  expect(await spell('/nowhere')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^The spelling could not be checked: There is no folder "content"/),
  });
});
