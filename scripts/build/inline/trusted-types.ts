import { chunksPath } from '../next-html/globals';

type Policy = {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

type TrustedTypesWindow = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => unknown } };

/**
 * Says what may become script or markup on pages whose policy asks for Trusted Types; the browser refuses the rest:
 * - as a script's address, the scripts of the build on this site, those that are loaded later included;
 * - as markup, text without any, and the empty element from which React makes a script that does not run.
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
