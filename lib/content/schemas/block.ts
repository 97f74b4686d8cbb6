import { z } from 'zod';
import { richText, text } from './text';

/** A paragraph of running text. */
export const paragraph = z
  .strictObject({
    kind: z.literal('paragraph'),
    text: richText('One paragraph: three to five sentences.'),
  })
  .describe('A paragraph of running text.');

/** Words of a client, set apart from the text. */
export const quote = z
  .strictObject({
    kind: z.literal('quote'),
    text: text('What was said, without quotation marks.'),
    source: text('Who said it: a role, never a name.'),
  })
  .describe('Words of a client, set apart from the text.');

/** The items of a list in running text. */
export const items = z
  .array(richText('One item of the list.'))
  .min(2, { error: 'A list needs at least two items.' })
  .describe('The items of the list, two or more.');

/** Long text is a list of these: small typed pieces instead of HTML. Paragraphs and items may contain marks. */
export const block = z
  .discriminatedUnion('kind', [
    paragraph,
    z.strictObject({ kind: z.literal('list'), items }).describe('A list with bullets.'),
    quote,
  ])
  .describe('A piece of the text: a paragraph, a list or a quote.');

export const blocks = z
  .array(block)
  .min(1, { error: 'Write at least one paragraph.' })
  .describe('The text, paragraph by paragraph; lists and quotes can come between them.');
