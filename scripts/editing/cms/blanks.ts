import type { JsonSchema } from '@/lib/content/json-schemas';

// biome-ignore lint/suspicious/noExplicitAny: what a form holds
type Loose = any;

/** An object all of whose texts are empty, such as a button that nobody wants. */
function isBlank(value: Loose): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/** Without what the form leaves behind for optional fields that nobody filled in. */
export function withoutBlanks(value: Loose, schema: JsonSchema | undefined): Loose {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const own = schema?.oneOf?.find(({ properties }) => properties?.kind?.const === value.kind) ?? schema;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => own?.required?.includes(key) || !isBlank(item))
      .map(([key, item]) => [key, withoutBlanks(item, own?.properties?.[key])]),
  );
}
