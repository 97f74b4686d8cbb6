/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** Whether the format check accepts a file with this text. */
function isAccepted(file: string, text: string): boolean {
  const { stdout } = spawnSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${file}`], {
    input: text,
    encoding: 'utf8',
  });
  return stdout === text;
}

const badlyFormatted = '{"a":\t1,\r\n\r\n\r\n    "b": [1,\n2]}';

it.each(['content/services/ai-ml.json', 'content/company.json', 'messages/fr.json'])(
  'spaces and line breaks in %s stop no change of content',
  (file) => expect(isAccepted(file, badlyFormatted)).toBe(true),
);

it.each(['package.json', 'tests/fixture-site/content/company.json'])('the format of %s is checked', (file) =>
  expect(isAccepted(file, badlyFormatted)).toBe(false),
);
