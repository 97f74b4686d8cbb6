import type { Host } from './hosted';

/** The origins that the editor connects to for each Git host, and those of profile pictures. */
const services: Record<Host['name'], { connect: readonly string[]; pictures: readonly string[] }> = {
  github: {
    connect: ['https://api.github.com', 'https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    connect: ['https://gitlab.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
};

/** The Content-Security-Policy of the exported editor. It is wider than that of the pages, and applies to /admin only. */
export function editorPolicy({ name, auth }: Host): string {
  const { connect, pictures } = services[name];
  const authorization = auth ? [new URL(auth).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The editor compiles the validation of its configuration at run time.
    'script-src': ["'self'", "'unsafe-eval'"],
    // It inserts style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https://images.unsplash.com', ...pictures],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...connect, ...authorization],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}
