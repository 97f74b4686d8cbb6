/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { locales } from '@/messages/routing';

type Json = { [key: string]: string | Json };

function keysOf(messages: Json, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

const read = (file: string) => keysOf(JSON.parse(readFileSync(file, 'utf8'))).sort();

it.each(locales)('the fixture site has its own text for every message (%s)', (locale) => {
  expect(read(`tests/fixture-site/messages/${locale}.json`)).toEqual(read(`messages/${locale}.json`));
});
