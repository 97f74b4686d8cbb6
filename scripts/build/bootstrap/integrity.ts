import { chunksPath } from '../next-html/globals';

/** SHA-256 hashes of scripts and stylesheets in base64, by path. */
export type Digests = Record<string, string>;

/** The URL of a file and its subresource integrity. */
export type CheckedFile = { href: string; integrity: string };

/** Whether a URL is one of the build's own scripts. */
function isChunk(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(chunksPath);
}

/**
 * Adds subresource integrity to scripts that Next loads later, for which Next has no option. Overrides the setters of
 * `src`, so that a script has its integrity before its URL. The file with the digests is loaded with the first such
 * script, because most visitors need few of them. If it cannot be loaded, the script fails with an error event. Does not
 * change scripts from other sites, and scripts with integrity.
 */
export function checkLaterScripts({ href, integrity }: CheckedFile): void {
  const { prototype } = HTMLScriptElement;
  const native = Object.getOwnPropertyDescriptor(prototype, 'src');
  const { setAttribute } = Element.prototype;
  let digests: Promise<Digests> | undefined;

  const setAddress = (script: HTMLScriptElement, address: string, set: () => void) => {
    if (script.integrity || !isChunk(address)) return set();
    digests ??= fetch(href, { integrity }).then((response) => response.json());
    digests.then(
      (known) => {
        const digest = known[new URL(address, location.href).pathname];
        if (digest) script.integrity = `sha256-${digest}`;
        set();
      },
      () => {
        digests = undefined;
        script.dispatchEvent(new Event('error'));
      },
    );
  };

  Object.defineProperty(prototype, 'src', {
    ...native,
    set(this: HTMLScriptElement, address: string) {
      setAddress(this, address, () => native?.set?.call(this, address));
    },
  });
  prototype.setAttribute = function (name, value) {
    if (name !== 'src') return setAttribute.call(this, name, value);
    setAddress(this, value, () => setAttribute.call(this, name, value));
  };
}
