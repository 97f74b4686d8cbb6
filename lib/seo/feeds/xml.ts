import { escapeMarkup } from '@/lib/site/escape-markup';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters, not even escaped
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes text for XML elements and attributes, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(forbidden, ''));
}

/** Creates an XML document from lines of XML. */
export function xmlDocument(lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
}
