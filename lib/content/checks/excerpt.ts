const around = 18;

/** Some characters of a text around a match, in quotation marks, for messages: `“…about 3 %of cards…”`. */
export function excerpt(text: string, index: number, length: number): string {
  const from = Math.max(0, index - around);
  const to = Math.min(text.length, index + length + around);
  const start = from > 0 ? '…' : '';
  const end = to < text.length ? '…' : '';
  // A character that changes the text direction would make the report unreadable.
  return `“${start}${text.slice(from, to).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}')}${end}”`;
}
