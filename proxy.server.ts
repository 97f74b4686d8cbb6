export { middleware as proxy } from './middleware';

export const config = {
  // Pages only: no framework files, nothing with an ending.
  matcher: ['/((?!_next/|og/|.*\\.).*)'],
};
