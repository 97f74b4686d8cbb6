/** The last line of an exported payload, with its length and checksum. */
const checksumLine = /\n# (\d+) (\w+)\n$/;

/** 32-bit FNV-1a. Detects damage only: an attacker who could change the payload could change the page as well. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Adds a line to a payload with which the browser detects damaged, incomplete, and mixed-up payloads.
 * @param path the URL path of the payload, e.g. `/about.txt`
 */
export function addChecksum(path: string, payload: string): string {
  return `${payload}\n# ${payload.length} ${checksum(path + payload)}\n`;
}

/**
 * Checks a payload and returns it without its checksum.
 * @param path the URL path from which it was loaded
 * @throws {Error} if it is damaged, incomplete, or the payload of another path
 */
export function removeChecksum(path: string, exported: string): string {
  const [line = '', length, sum] = checksumLine.exec(exported) ?? [];
  const payload = exported.slice(0, exported.length - line.length);
  if (Number(length) !== payload.length || sum !== checksum(path + payload))
    throw new Error(`The payload ${path} is damaged.`);
  return payload;
}

/**
 * Makes `fetch` wait for complete payloads and check them, so that Next's router never uses a partial or damaged one. If
 * the check fails, the router loads the full page. With a partial payload, React would discard half of the page and render
 * it again, and Chromium would leak the pictures of the discarded part.
 */
export function checkPayloads(): void {
  const load = window.fetch;
  window.fetch = async (...request) => {
    const response = await load(...request);
    const { pathname, origin } = new URL(response.url || 'about:blank');
    if (!response.ok || origin !== location.origin || !pathname.endsWith('.txt')) return response;
    const { status, headers, url, redirected } = response;
    const payload = removeChecksum(pathname, await response.text());
    // The router reads `url` and `redirected`, which a new Response does not have.
    return Object.defineProperties(new Response(payload, { status, headers }), {
      url: { value: url },
      redirected: { value: redirected },
    });
  };
}
