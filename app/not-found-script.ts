/**
 * Runs on the 404 page at once: says on the console which path led nowhere, and replaces an unknown id by its
 * list, so that no history entry is left (specification, sections 2 and 8). Printed as source text.
 */
function leaveOrReport(): void {
  const { pathname } = location;
  const list = /^(\/(?:[a-z]{2}\/)?(?:services|case-studies|industries))\/[^/]+\/?$/.exec(pathname);
  if (list?.[1]) location.replace(list[1]);
  else console.error(`404: there is no page at ${pathname}`);
}

/** The source of the 404 page's inline script. */
export const notFoundScript = `(${leaveOrReport})()`;
