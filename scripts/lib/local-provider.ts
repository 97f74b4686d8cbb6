import { buildInputs, providerState } from '@/lib/site/settings';

/** Settings that make the forms send to the inbox of the local server. */
const localProvider = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};

/**
 * The environment for a local build. If no email provider is configured, forms send to the local inbox, and so do web
 * vitals unless NEXT_PUBLIC_VITALS_URL is set.
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

/** A message for the terminal that states where forms send, and why. */
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
