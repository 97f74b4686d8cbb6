/**
 * Features that some supported browsers do not have, with the reason why that is harmless. Keys are paths in MDN's
 * compatibility data; an entry also covers the features below its path.
 */
export const progressive: Readonly<Record<string, string>> = {
  'css.at-rules.font-face.ascent-override': 'Lines are slightly higher or lower until the font has loaded.',
  'css.at-rules.font-face.descent-override': 'See ascent-override.',
  'css.at-rules.font-face.line-gap-override': 'See ascent-override.',
  'css.at-rules.page': 'Print margins; the browser uses its defaults.',
  'css.properties.accent-color': 'Checkboxes have the color of the system.',
  'css.properties.break-after': 'A heading may end a printed page.',
  'css.properties.break-before': 'A sheet of paper may begin with a short section.',
  'css.properties.content-visibility': 'Off-screen cards are rendered as well.',
  'css.properties.cursor': 'A phone has no pointer.',
  'css.properties.font-family': 'The browser uses the next font in the list.',
  'css.properties.forced-color-adjust': 'Without it there are no forced colors.',
  'css.properties.hanging-punctuation': 'Quotation marks are aligned with the text.',
  'css.properties.overscroll-behavior': 'The page may scroll when an open menu is scrolled to its end.',
  'css.properties.resize': 'The message field cannot be resized; it scrolls.',
  'css.properties.scrollbar-gutter': 'The page moves by the width of a scroll bar when the menu opens.',
  'css.properties.scrollbar-width': 'The scroll bar of the case study form is wider.',
  'css.properties.text-size-adjust': 'Only mobile browsers enlarge text, and those support it.',
  'css.properties.text-wrap': 'Lines break in the normal way.',
  'css.properties.view-transition-name': 'The next page appears without a transition.',
  'css.selectors.marker': 'The marker of <summary> is also hidden by its vendor-specific selector.',
  'css.selectors.open': 'Part of a forgiving selector list, which may contain unknown selectors.',
  'css.selectors.selection': 'Selected text has the system colors.',
  'css.selectors.view-transition': 'See view-transition-name.',
  'css.selectors.view-transition-group': 'See view-transition-name.',
  'css.selectors.view-transition-image-pair': 'See view-transition-name.',
  'css.selectors.view-transition-new': 'See view-transition-name.',
  'css.selectors.view-transition-old': 'See view-transition-name.',
  'css.types.type': 'The picture of a case study does not move into its page.',
  'html.elements.details.name': 'A menu stays open when another one is opened.',
  'html.elements.img.fetchpriority': 'The browser chooses the order of pictures.',
  'api.Document.prerendering': 'Used by web-vitals; without it, the page was not prerendered.',
  'api.Document.wasDiscarded': 'Used by web-vitals; without it, the page was not discarded.',
  'api.Element.startViewTransition':
    'React calls the method of the document with the same name, and changes the page without a transition if it is missing.',
  'api.Navigator.connection': 'The connection is assumed to be fast.',
  'api.Window.cancelIdleCallback': 'See requestIdleCallback.',
  'api.Window.navigation': 'A link to the same page does not update the filter; its own controls do.',
  'api.Window.requestIdleCallback': 'A timer is used instead.',
};

/** The key of the entry that allows a feature to be missing, if there is one. */
export function progressiveEntry(
  path: string,
  allowed: Readonly<Record<string, string>>,
): string | undefined {
  return Object.keys(allowed).find((name) => path === name || path.startsWith(`${name}.`));
}
