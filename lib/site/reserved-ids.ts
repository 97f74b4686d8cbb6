/** The ids of the layout and the hero, which every page has. */
const everywhere = ['content', 'page-title', 'site-header', 'site-menu', 'tooltip'];

const fields = ['name', 'email', 'company', 'phone', 'service', 'message'];

/** The ids that components give to further parts of some pages, by the folder of the content file, or by the file. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'pages/contact': [...fields, ...fields.map((field) => `${field}-error`), 'message-note'],
  'pages/search': ['search-form', 'search-status', 'search-results', 'search-everything'],
  insights: [
    'references',
    'references-title',
    'related-insights',
    'related-insights-title',
    'call-to-action',
  ],
};

/**
 * The ids that a page has whatever its content is. Ids that come from content must differ from them.
 * @param folder the folder of the content file below `content/`
 * @param name the name of the file without `.json`; it matters for main pages only
 */
export function reservedIds(folder: string, name = ''): readonly string[] {
  return [...everywhere, ...(elsewhere[folder] ?? []), ...(elsewhere[`${folder}/${name}`] ?? [])];
}
