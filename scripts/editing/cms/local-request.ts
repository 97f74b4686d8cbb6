const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether the host of a request is this computer. Another site could point its own domain to this computer (DNS
 * rebinding) to read the editor's responses.
 */
export function isLocalRequest(request: Request): boolean {
  return local.test(request.headers.get('host') ?? '');
}

/** The response to a request for another host. */
export const notLocal = () =>
  new Response(
    'Open the editor as http://localhost:<port>/admin, with the port that "npm run edit" shows.\n',
    {
      status: 403,
    },
  );

/** Headers of the editor's files; they do not allow other sites to frame the editor. */
export const editorHeaders = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;
