/** Settings under which the forms speak to the inbox of the local server, in the provider's own format. */
const localProvider = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
  NEXT_PUBLIC_VITALS_URL: '/api/vitals',
};

/** The environment for a site that is shown on this computer: a configured provider stays as it is. */
export function localEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ? env : { ...env, ...localProvider };
}
