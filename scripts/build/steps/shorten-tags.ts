/** An element whose text is not HTML, or any other start tag. Names in tags are quoted, and quotes in them are escaped. */
const elementOrTag = /<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1>|<[a-z][^>]*>/gi;

/** The elements without an end tag that pages contain. */
const voidElement = /^<(?:br|hr|img|input|link|meta|source|wbr)\b/i;

function shorten(tag: string): string {
  const short = tag
    .replace(/ class="([^"]*)"/, (_, names: string) => {
      const list = names.trim().replace(/\s+/g, ' ');
      return list && ` class="${list}"`;
    })
    .replace(/( [\w-]+)=""/g, '$1');
  return voidElement.test(short) ? short.replace(/\s*\/>$/, '>') : short;
}

/**
 * Shortens the tags of a page: no extra spaces between class names, no empty values, and no slash at the end of elements
 * without an end tag. Browsers parse the same document from it.
 */
export function shortenTags(html: string): string {
  return html.replace(elementOrTag, (text, nameOfText: string | undefined) =>
    nameOfText ? text : shorten(text),
  );
}
