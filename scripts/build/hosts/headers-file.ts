import { securityHeaders } from './headers';

type Rule = {
  path: string;
  /** Headers for this path, in addition to the common headers. */
  headers: Record<string, string>;
  /** Whether an earlier rule sets the same headers. They are removed first, because the host would join both values. */
  isReplacing?: boolean;
};

/** The longest line that Cloudflare accepts. */
const maxLength = 2000;

/**
 * Creates a `_headers` file for Cloudflare and Netlify.
 * @throws {Error} if a line is longer than the hosts accept
 */
export function headersFile(policy: string, rules: readonly Rule[]): string {
  const common = Object.entries(securityHeaders(policy)).map(([name, value]) => `${name}: ${value}`);
  const lines = rules.flatMap(({ path, headers, isReplacing }, index) => [
    path,
    ...(index === 0 ? common.map((line) => `  ${line}`) : []),
    ...(isReplacing ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  for (const line of lines)
    if (line.length > maxLength)
      throw new Error(
        `A line of _headers is longer than ${maxLength} characters, the limit of the host. Shorten it (scripts/build/policy.ts): ${line}`,
      );
  return lines.join('\n');
}
