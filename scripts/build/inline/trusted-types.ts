import { chunksPath } from '../next-html/globals';

type Policy = {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

type TrustedTypesWindow = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => unknown } };

/**
 * Creates the default Trusted Types policy. It allows:
 * - as a script URL: the scripts of the build, including those that are loaded later;
 * - as HTML: text without markup, and the empty script element with which React creates scripts.
 * The browser rejects everything else.
 */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith(chunksPath) ? address : null;
    },
  });
}
