import type { z } from 'zod';
import { validate } from '@/lib/content/parse';
import type { text } from '@/lib/content/schemas/text';
import { defaultLocale, locales } from '@/messages/routing';
import { CommandError } from './project';

/**
 * Validates an option of the command line with the schema of its field.
 * @param option e.g. `--months`
 * @throws {CommandError} that names the option
 */
export function optionValue<T>(option: string, schema: z.ZodType, value: T): T {
  const [issue] = validate(schema, value, option).issues;
  if (issue) throw new CommandError(`${option} needs a fix: ${issue.message}`);
  return value;
}

/**
 * Validates the options for a text in several languages.
 * @param name the name of the field and of the option, e.g. `title` for `--title` and `--title-es`
 * @returns the given texts by the path of their field, e.g. `title.es`
 * @throws {CommandError} if the field does not allow a text
 */
export function optionWordings(
  name: string,
  schema: ReturnType<typeof text>,
  wordings: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = locales.flatMap((locale) => {
    const wording = wordings[locale];
    const option = locale === defaultLocale ? `--${name}` : `--${name}-${locale}`;
    return wording ? [[`${name}.${locale}`, optionValue(option, schema.shape[locale], wording)]] : [];
  });
  return Object.fromEntries(entries);
}
