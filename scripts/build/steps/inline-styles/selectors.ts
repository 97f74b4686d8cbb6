/** Removes the parts of a text in these brackets, including nested ones. */
function withoutBrackets(text: string, open: string, close: string): string {
  let depth = 0;
  let rest = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const escaped = character === '\\';
    if (!escaped && character === open) depth++;
    if (depth === 0) rest += escaped ? text.slice(at, at + 2) : character;
    if (!escaped && character === close) depth--;
    if (escaped) at++;
  }
  return rest;
}

const name = /[.#](?:\\.|[\w-]|[^\0-\x7f])+/g;

/** Selectors of utilities inside `:where()` or `:is()`, such as `:where(.stack-2 > *)`; the group is the class. */
const wrappedClass = /^:(?:where|is)\((\.(?:\\.|[\w-])+)[\s>]/;

/** Pseudo-elements of form fields. */
const fieldParts =
  /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin)[\w-]*)|:-moz-ui-invalid/;

const plain = (name: string) => name.replace(/\\(.)/g, '$1');

/**
 * The classes, ids, and elements that a page must have for a selector to match. Parts in brackets, such as `:not(.a)` and
 * `[open]`, are ignored: whether they match can change at any time.
 */
export function needsOf(selector: string): string[] {
  const bare = withoutBrackets(withoutBrackets(selector, '[', ']'), '(', ')');
  const wrapped = wrappedClass.exec(selector)?.[1];
  const named = [...(wrapped ? [wrapped] : []), ...[...bare.matchAll(name)].map(([text]) => text)].map(plain);
  const elements =
    bare
      .replace(name, '')
      .replace(/::?[a-z-]+/g, '')
      .match(/[a-z][a-z0-9]*/g) ?? [];
  return [...named, ...elements, ...(fieldParts.test(bare) ? ['input'] : [])];
}
