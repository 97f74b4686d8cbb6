import type { Area, Source } from '@/lib/content/checks/source';
import { type Text, textsOf } from '@/lib/content/checks/text';
import type { Fault } from '@/lib/content/fault';
import { fieldName } from '@/lib/content/fault';
import type { locales } from '@/messages/routing';

/** A file of the content, read and parsed. */
export function source(area: Area, name: string, data: unknown): Source {
  const folder = area === 'messages' ? 'messages' : area === 'singles' ? 'content' : `content/${area}`;
  return { area, name, file: `${folder}/${name}.json`, text: JSON.stringify(data), data };
}

/** The texts of a service with these fields. */
export function texts(data: unknown): Text[] {
  return textsOf(source('services', 'cloud', data));
}

/** One text in one language. */
export function text(locale: (typeof locales)[number], value: string): Text[] {
  return texts({ title: { [locale]: value } });
}

/** Faults as `field: message`. */
export function lines(faults: readonly Fault[]): string[] {
  return faults.map(({ path, message }) => `${fieldName(path) || '(file)'}: ${message}`);
}

export const messagesOf = (faults: readonly Fault[]): string[] => faults.map(({ message }) => message);
