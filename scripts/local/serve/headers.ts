import { open } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { policyOf } from '@/scripts/build/hosts/exported-site';
import { securityHeaders } from '@/scripts/build/hosts/headers';
import { mergePolicies } from '@/scripts/build/policy';

/** Headers of every response of this server. */
export const commonHeaders: OutgoingHttpHeaders = { 'X-Content-Type-Options': 'nosniff' };

/** The policy is within the first bytes of a page, because it comes before everything that it applies to. */
const headBytes = 8192;

/** The headers that hosts send with a file. Directives that differ by page are only in the policy of the page. */
export async function siteHeaders(file: string): Promise<OutgoingHttpHeaders> {
  const policy = file.endsWith('.html') ? policyOf(await readHead(file)) : undefined;
  return securityHeaders(policy ? mergePolicies([policy]) : "default-src 'none'");
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
