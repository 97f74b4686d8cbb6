import type { z } from 'zod';
import { examine } from '@/lib/content/parse';
import type { text } from '@/lib/content/schemas/text';
import { defaultLocale, locales } from '@/messages/routing';
import { CommandError } from './project';

/**
 * Holds what was given on the command line against the schema of its field.
 * @param option e.g. `--months`
 * @throws {CommandError} that names the option
 */
export function given<T>(option: string, schema: z.ZodType, value: T): T {
  const [issue] = examine(schema, value, option).issues;
  if (issue) throw new CommandError(`${option} needs a fix: ${issue.message}`);
  return value;
}

/**
 * The wordings of a text, as far as they are given.
 * @param name the field, which is the option too, e.g. `title` for `--title` and `--title-es`
 * @returns the wordings by the path of their field, e.g. `title.es`
 * @throws {CommandError} for a wording that its field does not take
 */
export function givenWordings(
  name: string,
  schema: ReturnType<typeof text>,
  wordings: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = locales.flatMap((locale) => {
    const wording = wordings[locale];
    const option = locale === defaultLocale ? `--${name}` : `--${name}-${locale}`;
    return wording ? [[`${name}.${locale}`, given(option, schema.shape[locale], wording)]] : [];
  });
  return Object.fromEntries(entries);
}
