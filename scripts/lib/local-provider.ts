import { buildInputs, providerState } from '@/lib/site/settings';

/** Settings with which the forms send to the inbox of the local server, in the email provider's format. */
const localProvider = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};

/**
 * The environment for a site that is shown on this computer: a configured email provider stays as it is; without
 * one the forms send to the local inbox, and so do web vitals unless a setting says where.
 */
export function localEnvironment(
  env: NodeJS.ProcessEnv = process.env,
  root = process.cwd(),
): NodeJS.ProcessEnv {
  if (providerState(root, env).kind === 'configured') return env;
  const vitals = hasVitals(root, env) ? {} : { NEXT_PUBLIC_VITALS_URL: '/api/vitals' };
  return { ...env, ...localProvider, ...vitals };
}

const hasVitals = (root: string, env: NodeJS.ProcessEnv) =>
  buildInputs(root, env).some(([name]) => name === 'NEXT_PUBLIC_VITALS_URL');

/** Says where the forms send, and why; for the terminal. */
export function describeProvider(env: NodeJS.ProcessEnv = process.env, root = process.cwd()): string {
  const state = providerState(root, env);
  switch (state.kind) {
    case 'configured':
      return 'Forms send through the configured email provider (EmailJS).';
    case 'missing':
      return 'Forms send to the local inbox: no email provider is configured (.env.example says how).';
    case 'partial':
      return `Forms send to the local inbox: the email provider is configured only in part.\n${state.message}`;
  }
}
