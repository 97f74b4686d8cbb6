/** The last line of a sealed payload: a length and a checksum. */
const sealLine = /\n# (\d+) (\w+)\n$/;

/** FNV-1a of a text, 32 bits. It finds damage; it does not have to resist an attacker, who could change the page too. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Adds a line to a payload, by which the browser tells whether it has come whole, and from the right path.
 * @param path its path in the address, e.g. `/about.txt`
 */
export function sealPayload(path: string, payload: string): string {
  return `${payload}\n# ${payload.length} ${checksum(path + payload)}\n`;
}

/**
 * The payload that was sealed.
 * @param path the path that it came from
 * @throws {Error} if it is damaged, incomplete, or the payload of another path
 */
export function openPayload(path: string, sealed: string): string {
  const [line = '', length, sum] = sealLine.exec(sealed) ?? [];
  const payload = sealed.slice(0, sealed.length - line.length);
  if (Number(length) !== payload.length || sum !== checksum(path + payload))
    throw new Error(`The payload ${path} is damaged.`);
  return payload;
}

/**
 * Gives Next's router every payload whole or not at all. A damaged one counts as one that could not be loaded, and
 * the router loads the page instead. A payload that comes in parts would make React throw away half of a page and
 * draw it again, and Chromium keeps pictures in memory that never became part of a document.
 */
export function checkPayloads(): void {
  const load = window.fetch;
  window.fetch = async (...request) => {
    const response = await load(...request);
    const { pathname, origin } = new URL(response.url || 'about:blank');
    if (!response.ok || origin !== location.origin || !pathname.endsWith('.txt')) return response;
    const { status, headers, url, redirected } = response;
    const payload = openPayload(pathname, await response.text());
    // The router reads where an answer came from, which a new answer does not say.
    return Object.defineProperties(new Response(payload, { status, headers }), {
      url: { value: url },
      redirected: { value: redirected },
    });
  };
}
