/**
 * Fields whose strings visitors do not read: ids, addresses, dates, and choices. A test compares them with the schemas.
 */
export const hiddenFields: ReadonlySet<string> = new Set([
  '$schema',
  'id',
  'kind',
  'language',
  'icon',
  'link',
  'anchor',
  'url',
  'photo',
  'heroImage',
  'imagePath',
  'imageFocus',
  'videoPath',
  'drawing',
  'height',
  'align',
  'layout',
  'industry',
  'services',
  'studies',
  'caseStudies',
  'topics',
  'figure',
  'leads',
  'published',
  'updated',
  'publishOn',
]);

/**
 * The texts of some content that visitors can read, in their order.
 * @param content content in one language
 * @param hidden the fields to leave out
 */
export function visibleTexts(content: unknown, hidden: ReadonlySet<string> = hiddenFields): string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap((item) => visibleTexts(item, hidden));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) =>
    hidden.has(field) ? [] : visibleTexts(value, hidden),
  );
}
