import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod/mini';

export type CaseStudyFormErrors = { name: string; email: string; message: string };

// Without this, zod tries `new Function`, which the content security policy blocks and reports.
z.config({ jitless: true });

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';

/** An address as RFC 5321 allows it, at a domain of at least two parts. */
const emailPattern = new RegExp(
  `^(?:${atom}(?:\\.${atom})*|"(?:[^"\\\\\\r\\n]|\\\\.)+")@(?:${label}\\.)+[a-z\\d][a-z\\d-]*[a-z\\d]$`,
  'i',
);

/**
 * The validation rules of the case study form, as a resolver for react-hook-form (specification, section 5).
 * @param errors the error message of each field, in the visitor's language
 */
export function caseStudyFormResolver(errors: CaseStudyFormErrors) {
  return zodResolver(
    z.object({
      name: z.string().check(z.trim(), z.minLength(2, errors.name)),
      email: z.string().check(z.trim(), z.email({ pattern: emailPattern, error: errors.email })),
      company: z.optional(z.string()),
      phone: z.optional(z.string()),
      message: z.string().check(z.trim(), z.minLength(10, errors.message)),
    }),
  );
}
