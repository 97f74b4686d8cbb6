/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { formWords } from '@/components/sections/form-words';
import messages from '@/messages/fr.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'Form') => createTranslator({ locale: 'fr', messages, namespace }),
}));

it('formats numbers with spaces that the fonts contain', async () => {
  const { limit } = await formWords('send');
  expect(limit).toMatch(/5\u00a0000/);
  expect(limit).not.toContain('\u202f');
});
