import 'server-only';
import { z } from 'zod';
import { memoize } from '@/lib/content/memoize';
import type { Provider } from '@/lib/content/views';

const origin = (name: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an address like ${example}.` })
    .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), {
      error: `${name} must be an origin without a path, like ${example}.`,
    })
    .transform((value) => value.replace(/\/$/, ''));

/** Settings that come from the environment; `.env.example` explains each. */
const environment = z.object({
  NEXT_PUBLIC_SITE_URL: origin('NEXT_PUBLIC_SITE_URL', 'https://www.example.com').default(
    'http://localhost:3000',
  ),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: z.string().optional(),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: z.string().optional(),
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: z.string().optional(),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z
    .literal('self')
    .or(origin('NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://api.emailjs.com'))
    .default('https://api.emailjs.com'),
  NEXT_PUBLIC_VITALS_URL: z
    .string()
    .regex(/^(https?:\/\/|\/(?!\/))\S+$/, {
      error: 'NEXT_PUBLIC_VITALS_URL must be an address, or a path of this site like /api/vitals.',
    })
    .optional(),
});

const read = memoize(() => {
  const result = environment.safeParse(
    Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
  );
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ message }) => `✖ ${message}`);
  throw new Error(`The environment needs a fix (see .env.example):\n${lines.join('\n')}`);
});

/** The site's origin without a slash at its end, e.g. `https://www.example.com`. */
export const siteUrl = () => read().NEXT_PUBLIC_SITE_URL;

/** Where web-vitals are sent; undefined if nowhere. */
export const vitalsUrl = () => read().NEXT_PUBLIC_VITALS_URL;

/** The e-mail provider's settings. */
export function provider(): Provider {
  const env = read();
  return {
    publicKey: env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    origin: env.NEXT_PUBLIC_EMAILJS_ORIGIN,
  };
}

/** Whether the forms can send: all three identifiers of the provider are set. */
export function isProviderConfigured(): boolean {
  const { publicKey, serviceId, templateId } = provider();
  return Boolean(publicKey && serviceId && templateId);
}
