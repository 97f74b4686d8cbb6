import { isLocalRequest } from '../cms/local-request';

/**
 * The response to a request for a development tool that may not have it: outside development, and from a page of
 * another host, which could read unpublished texts (see {@link isLocalRequest}). Undefined if the request is valid.
 */
export function refuse(request: Request): Response | undefined {
  if (process.env.NODE_ENV !== 'development') return new Response('Not found.\n', { status: 404 });
  if (isLocalRequest(request)) return undefined;
  return new Response('Open the site as http://localhost:<port>, with the port that "npm run dev" shows.\n', {
    status: 403,
  });
}
