import { chunksPath } from '../next-html/globals';

/** SHA-256 of scripts and stylesheets, in base64, by their paths. */
export type Digests = Record<string, string>;

/** A file, and what it has to be (subresource integrity). */
export type CheckedFile = { href: string; integrity: string };

/** Whether an address is one of the build's own scripts. */
function isChunk(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(chunksPath);
}

/**
 * Gives subresource integrity to scripts that Next loads later, for which it has no setting. A script gets its
 * digest before its address, so it does not matter how it is inserted into the page. Most visitors need few of
 * these scripts, so the file with the digests is loaded with the first one.
 * Without digests a script counts as one that could not be loaded. Scripts from elsewhere, and those that have
 * their integrity already, are left alone.
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
