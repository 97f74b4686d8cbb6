/** @jest-environment node */
import { describeProvider, localEnvironment } from '@/scripts/lib/local-provider';
import { temporaryFolder, writeFiles } from '../../support/folder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

const given = (...lines: string[]) => writeFiles(root, { '.env.local': lines.join('\n') });
const real = { HOME: '/home' } as unknown as NodeJS.ProcessEnv;

const key = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key';
const service = 'NEXT_PUBLIC_EMAILJS_SERVICE_ID=service';
const template = 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template';

test('keeps a provider from .env.local', () => {
  given(key, service, template);
  expect([localEnvironment(real, root), describeProvider(real, root)]).toEqual([
    real,
    'Forms send through the configured email provider (EmailJS).',
  ]);
});

test('without a provider, forms and web vitals go to the local server', () => {
  expect([localEnvironment(real, root), describeProvider(real, root)]).toEqual([
    {
      HOME: '/home',
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
      NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
      NEXT_PUBLIC_VITALS_URL: '/api/vitals',
    },
    'Forms send to the local inbox: no email provider is configured (.env.example says how).',
  ]);
});

test('ignores an incomplete provider and reports the missing settings', () => {
  given(key, template);
  expect(localEnvironment(real, root)).toMatchObject({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key' });
  expect(describeProvider(real, root)).toMatch(
    /^Forms send to the local inbox: .* in part\.\n\.env\.local:1: .*NEXT_PUBLIC_EMAILJS_SERVICE_ID is missing/s,
  );
});

test('keeps a configured URL for web vitals', () => {
  given('NEXT_PUBLIC_VITALS_URL=https://vitals.example.com');
  expect(localEnvironment(real, root).NEXT_PUBLIC_VITALS_URL).toBeUndefined();
});
