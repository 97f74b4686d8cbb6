import { escapeMarkup } from '@/lib/site/escape-markup';

/** Text that is safe anywhere in HTML; control characters, which HTML cannot contain, become visible symbols. */
export function escapeHtml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we replace
  return escapeMarkup(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, (c) =>
    String.fromCharCode(0x2400 + c.charCodeAt(0)),
  );
}
