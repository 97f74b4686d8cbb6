/** SHA-256 of scripts and stylesheets, in base64, by their paths. */
export type Digests = Record<string, string>;

/** The file with the digests of all scripts, which itself is checked as well. */
export type DigestFile = { href: string; integrity: string };

/**
 * Sees to it that scripts which the bundler's runtime adds later are checked as well: it offers no setting for
 * that, and adds each of them to the head. Most visitors need few of them, so their digests come with the first.
 * Without digests a script counts as one that could not be loaded.
 */
export function checkLaterScripts({ href, integrity }: DigestFile): void {
  const { head } = document;
  const append = <T extends Node>(node: T) => Node.prototype.appendChild.call(head, node) as T;
  let all: Promise<Digests> | undefined;
  head.appendChild = (node) => {
    if (!(node instanceof HTMLScriptElement) || node.integrity) return append(node);
    all ??= fetch(href, { integrity }).then((answer) => answer.json());
    all.then(
      (digests) => {
        const digest = digests[new URL(node.src, location.href).pathname];
        if (digest) node.integrity = `sha256-${digest}`;
        append(node);
      },
      () => {
        all = undefined;
        node.dispatchEvent(new Event('error'));
      },
    );
    return node;
  };
}
