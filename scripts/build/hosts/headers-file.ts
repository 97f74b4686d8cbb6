import { securityHeaders } from './headers';
import { asHeader } from './policy';

type Caching = { path: string; caching: string; detach?: boolean };

/** Cloudflare refuses longer lines. */
const longest = 2000;

/**
 * A `_headers` file as Cloudflare and Netlify read it.
 * @throws {Error} if a line is longer than they take
 */
export function headersFile(policy: string, cachings: readonly Caching[]): string {
  const common = Object.entries(securityHeaders(asHeader(policy))).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const lines = cachings.flatMap(({ path, caching, detach }, index) => [
    path,
    ...(index === 0 ? common.map((line) => `  ${line}`) : []),
    ...(detach ? ['  ! Cache-Control'] : []),
    `  Cache-Control: ${caching}`,
    '',
  ]);
  for (const line of lines)
    if (line.length > longest) throw new Error(`A line of _headers is longer than ${longest}: ${line}`);
  return lines.join('\n');
}
