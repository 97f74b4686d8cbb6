/** @jest-environment node */
import { checkUnwritten, countUnwritten, isAboutUnwritten } from '@/lib/content/checks/unwritten';
import type { Issue } from '@/lib/content/issue';
import { source } from './given';

const todo = { en: 'TODO: One', es: 'TODO: One', fr: 'TODO: One' };

describe('countUnwritten', () => {
  const other: Issue = { file: 'content/services/cloud.json', path: ['icon'], message: 'Choose an icon.' };

  it('summarizes many unwritten texts of a file by language, and keeps other issues', () => {
    const many = checkUnwritten(source('services', 'cloud', { a: todo, b: todo, names: ['TODO'] }));
    expect(countUnwritten([...many, other])).toEqual([
      {
        file: other.file,
        path: [],
        message: 'Write the 7 texts that start with "TODO": 2 in English, 2 in Spanish, 2 in French, 1 name.',
      },
      other,
    ]);
  });

  it('counts issues by what they are about, whatever their messages say', () => {
    const texts = source('services', 'cloud', { a: todo, b: todo, names: ['TODO'] });
    const reworded = checkUnwritten(texts).map((issue) => ({
      ...issue,
      message: 'Reworded in Dutch: here.',
    }));
    expect(countUnwritten(reworded)).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/: 2 in English, 2 in Spanish, 2 in French, 1 name\.$/),
      }),
    ]);
  });

  it('lists a few unwritten texts one by one', () => {
    const few = checkUnwritten(source('services', 'cloud', { a: todo }));
    expect(countUnwritten(few)).toEqual(few);
  });
});

it('an issue is about a TODO text because of its rule, not because of its message', () => {
  const file = source('messages', 'es', { send: 'TODO', name: 'Nombre' });
  const [issue] = checkUnwritten(file) as [Issue];
  expect(issue).toMatchObject({ path: ['send'], about: { rule: 'unwritten', language: 'es' } });
  expect(isAboutUnwritten({ ...issue, message: 'Reworded.' })).toBe(true);
  expect(isAboutUnwritten({ ...issue, about: undefined })).toBe(false);
});
