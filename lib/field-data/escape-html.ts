const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe anywhere in HTML; control characters, which HTML cannot contain, become visible symbols. */
export function escapeHtml(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (character) => entities[character] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we replace
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, (c) =>
        String.fromCharCode(0x2400 + c.charCodeAt(0)),
      )
  );
}
