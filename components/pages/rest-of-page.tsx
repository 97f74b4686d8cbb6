/**
 * Marks the end of what the first view shows: the header and the hero. On pages that are too long for all their styles,
 * the build puts the link of the full stylesheet here (`scripts/build/steps/inline-styles.ts`), so that the browser paints
 * the first view before the link has loaded. React leaves the content of an element with `dangerouslySetInnerHTML` alone.
 */
export function RestOfPage() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  return <div hidden data-rest="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
