/** Makes the relative URLs of a stylesheet absolute, for use in a page. */
export function withAbsoluteUrls(css: string, path: string): string {
  return css.replace(/url\((?!["']?(?:[a-z]+:|\/|#))["']?([^)"']+)["']?\)/g, (_, relative: string) => {
    const { pathname } = new URL(relative, `http://site${path}`);
    return `url(${pathname})`;
  });
}
