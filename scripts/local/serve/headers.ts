import { open } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { policyOf } from '@/scripts/build/hosts/exported-site';
import { securityHeaders } from '@/scripts/build/hosts/headers';
import { asHeader, mergePolicies } from '@/scripts/build/hosts/policy';

/** What every answer of this server says, whatever it carries. */
export const commonHeaders: OutgoingHttpHeaders = { 'X-Content-Type-Options': 'nosniff' };

/** How far into a page its policy stands at most, in bytes; it comes before everything that it governs. */
const beginning = 8192;

/** What hosts send with a file of the site; what a page says for itself only is left to it, as there. */
export async function siteHeaders(file: string): Promise<OutgoingHttpHeaders> {
  const policy = file.endsWith('.html') ? policyOf(await readBeginning(file)) : undefined;
  return securityHeaders(asHeader(policy ? mergePolicies([policy]) : "default-src 'none'"));
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(beginning), 0, beginning, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
