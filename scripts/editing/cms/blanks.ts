import type { JsonSchema } from '@/lib/content/json-schemas';

// biome-ignore lint/suspicious/noExplicitAny: what a form holds
type Loose = any;

/** Whether a value contains no text, such as the object of an optional button that was left empty. */
function isBlank(value: Loose): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/**
 * Removes the empty values that a form has for empty fields: optional fields, or all fields of a draft.
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
      // The form's switch sets it to false; files omit it instead.
      .filter(([key, item]) => key !== 'draft' || item === true)
      .filter(([key, item]) => (own?.required?.includes(key) && !isDraft) || !isBlank(item))
      .map(([key, item]) => [key, withoutBlanks(item, own?.properties?.[key], isDraft)]),
  );
}
