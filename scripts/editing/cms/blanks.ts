import type { JsonSchema } from '@/lib/content/json-schemas';

// biome-ignore lint/suspicious/noExplicitAny: what a form holds
type Loose = any;

/** An object all of whose texts are empty, such as a button that nobody wants. */
function isBlank(value: Loose): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/**
 * Without what the form leaves behind for fields that nobody filled in: optional ones, and in a draft any.
 * @param isDraft whether the data is part of a draft
 */
export function withoutBlanks(
  value: Loose,
  schema: JsonSchema | undefined,
  isDraft = value?.draft === true,
): Loose {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, schema?.items, isDraft));
  if (typeof value !== 'object' || value === null) return value;
  const own = schema?.oneOf?.find(({ properties }) => properties?.kind?.const === value.kind) ?? schema;
  return Object.fromEntries(
    Object.entries(value)
      // A form has a switch for it, which leaves "no" behind.
      .filter(([key, item]) => key !== 'draft' || item === true)
      .filter(([key, item]) => (own?.required?.includes(key) && !isDraft) || !isBlank(item))
      .map(([key, item]) => [key, withoutBlanks(item, own?.properties?.[key], isDraft)]),
  );
}
