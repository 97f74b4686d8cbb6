/** Lower case with hyphens: `Financial Services` → `financial-services`. */
export function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The name of a person's picture, for names in any script. */
export const personId = (name: string): string =>
  slug(name) || [...name].map((character) => character.codePointAt(0)?.toString(36)).join('-');
