const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Tells whether a request names this computer as its host. A page of another site can point its own domain at this
 * computer (DNS rebinding) and would then read what the editor answers.
 */
export function isLocalRequest(request: Request): boolean {
  return local.test(request.headers.get('host') ?? '');
}

/** The answer to a request that names another host. */
export const notLocal = () =>
  new Response(
    'Open the editor as http://localhost:<port>/admin, with the port that "npm run edit" shows.\n',
    {
      status: 403,
    },
  );

/** Headers of the editor's files: no other site may put the editor into a frame. */
export const editorHeaders = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;
