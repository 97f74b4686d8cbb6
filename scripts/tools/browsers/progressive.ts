/**
 * What some browsers of the support list do not know, and why that harms nobody: each feature by its name in the
 * data on what browsers know, where a part that is not listed goes with its whole.
 */
export const progressive: Readonly<Record<string, string>> = {
  'css.at-rules.font-face.ascent-override': 'Until the font has come, lines stand a little differently.',
  'css.at-rules.font-face.descent-override': 'See ascent-override.',
  'css.at-rules.font-face.line-gap-override': 'See ascent-override.',
  'css.at-rules.page': 'Margins on paper; the browser has its own.',
  'css.properties.break-after': 'A heading may end a printed page.',
  'css.properties.content-visibility': 'Cards out of sight are drawn as well.',
  'css.properties.cursor': 'A phone has no pointer.',
  'css.properties.font-family': 'The next font of the list is taken.',
  'css.properties.hanging-punctuation': 'Quotation marks stand in line with the text.',
  'css.properties.overscroll-behavior': 'The page may scroll on behind the end of an open menu.',
  'css.properties.resize': 'The message field keeps its size, and scrolls.',
  'css.properties.scrollbar-gutter': 'The page moves by the width of a scroll bar when the menu opens.',
  'css.properties.text-decoration':
    'In the reset of the framework, for an element that the site does not use.',
  'css.properties.text-size-adjust': 'Only phones enlarge text by themselves; theirs know it.',
  'css.properties.text-wrap': 'Lines break where they are full.',
  'css.selectors.marker': 'The mark of a fold is hidden by its own name too.',
  'css.selectors.open': 'One of several in a list that may name what is unknown.',
  'css.selectors.selection': 'Selected text has the colors of the system.',
  'html.elements.details.name': 'One menu stays open while another one opens.',
  'html.elements.img.fetchpriority': 'Pictures come in the order of the browser.',
  'api.Document.prerendering': 'Asked for by the measuring of speed; without it nothing was prerendered.',
  'api.Document.wasDiscarded': 'Asked for by the measuring of speed; without it nothing was discarded.',
  'api.Navigator.connection': 'What is not said to be slow is taken for fast.',
  'api.Window.cancelIdleCallback': 'See requestIdleCallback.',
  'api.Window.navigation': 'The list of case studies is then filtered anew by its own controls alone.',
  'api.Window.requestIdleCallback': 'A timer is used instead.',
};

/** The entry under which a feature may be missing; nothing if it may not. */
export function progressiveEntry(
  path: string,
  allowed: Readonly<Record<string, string>>,
): string | undefined {
  return Object.keys(allowed).find((name) => path === name || path.startsWith(`${name}.`));
}
