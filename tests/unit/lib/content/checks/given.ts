import type { Area, Source } from '@/lib/content/checks/source';
import { type Text, textsOf } from '@/lib/content/checks/text';
import type { Issue } from '@/lib/content/issue';
import { fieldName } from '@/lib/content/issue';
import type { locales } from '@/messages/routing';

/** Creates a parsed content file. */
export function source(area: Area, name: string, data: unknown): Source {
  const folder = area === 'messages' ? 'messages' : area === 'singles' ? 'content' : `content/${area}`;
  return { area, name, file: `${folder}/${name}.json`, text: JSON.stringify(data), data };
}

/** Returns the texts of a service with these fields. */
export function texts(data: unknown): Text[] {
  return textsOf(source('services', 'cloud', data));
}

/** Returns a single text in one language. */
export function text(locale: (typeof locales)[number], value: string): Text[] {
  return texts({ title: { [locale]: value } });
}

/** Returns a paragraph, which may have marks, in one language. */
export function paragraph(locale: (typeof locales)[number], value: string): Text[] {
  return texts({ content: { introduction: [{ kind: 'paragraph', text: { [locale]: value } }] } });
}

/** Formats issues as `field: message`. */
export function lines(issues: readonly Issue[]): string[] {
  return issues.map(({ path, message }) => `${fieldName(path) || '(file)'}: ${message}`);
}

/** Returns the messages of issues. */
export const messagesOf = (issues: readonly Issue[]): string[] => issues.map(({ message }) => message);
