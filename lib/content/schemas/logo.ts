import { z } from 'zod';
import { $schema } from './text';

const shape = z
  .string()
  .regex(/^[Mm][MLHVCSQTAZmlhvcsqtaz\d\s,.-]+$/, {
    error: 'Give the "d" of an SVG path, e.g. "M0 16H32V20H0Z".',
  })
  .max(4000, {
    error:
      'Simplify this shape to 4,000 characters, e.g. with the tool SVGO: every page contains it, so it delays them all.',
  })
  .describe('One shape of the mark: the "d" of an SVG path.');

/** The company's mark: `content/logo.json`. The header shows it, and every icon of the site is drawn from it. */
export const logo = z.strictObject({
  $schema,
  shapes: z
    .array(shape)
    .min(1)
    .describe('The mark on a square of 32, from the top down; icons give each shape the next color of dawn.'),
  endless: z
    .array(shape)
    .min(1)
    .optional()
    .describe(
      'The same shapes running on beyond the square, for icons that others cut; without it they end where the mark ends.',
    ),
});

export type Logo = z.infer<typeof logo>;
