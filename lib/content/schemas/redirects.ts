import { z } from 'zod';
import { $schema, sitePath } from './text';

const redirect = z
  .strictObject({
    from: z
      .string()
      .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, {
        error: 'Write the path that is gone, without the language, e.g. "/services/old-name".',
      })
      .describe('A path that is gone, without the language.'),
    to: sitePath.describe('The page that visitors of that path get now, without the language.'),
  })
  .describe('A path that is gone, and where it leads now, in every language.');

/** Where the addresses of renamed and removed entries lead: `content/redirects.json`. */
export const redirects = z.strictObject({
  $schema,
  redirects: z
    .array(redirect)
    .describe('Written by "npm run rename" and "npm run remove"; one line for each address that is gone.'),
});

export type Redirects = z.infer<typeof redirects>;
