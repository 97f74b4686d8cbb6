/** @jest-environment node */
import { formatJson } from '@/lib/content/format-json';
import { jsonSchemaOf } from '@/lib/content/json-schemas';
import { fileText } from '@/scripts/editing/cms/file-text';
import { hostedConfig, hostedSettings, parseHost } from '@/scripts/editing/cms/hosted';
import { sourcesOf, validSite } from '../../../lib/content/site';

jest.mock('esbuild', () => ({ build: jest.fn() }));

const sources = sourcesOf(validSite());

it.each([
  ['github:owner/site', { name: 'github', repo: 'owner/site', branch: 'main' }],
  ['gitlab:group/sub/site', { name: 'gitlab', repo: 'group/sub/site', branch: 'main' }],
])('reads %s', (text, host) => {
  expect(parseHost(text)).toEqual(host);
});

it.each(['owner/site', 'github:', 'svn:owner/site'])('refuses %s', (text) => {
  expect(() => parseHost(text)).toThrow('Name the repository like github:owner/repository');
});

it('commits to the repository, with a separate format for every kind', () => {
  const config = hostedConfig(sources, parseHost('github:owner/site', 'edits', 'https://auth.example'));
  expect(config.backend).toEqual({
    name: 'github',
    repo: 'owner/site',
    branch: 'edits',
    base_url: 'https://auth.example',
  });
  const formats = hostedSettings(sources).formats.map(({ name }) => name);
  expect(config.collections.map(({ format }) => format)).toEqual(formats);
});

it.each(sources.filter(({ area }) => area !== 'messages').map((source) => [source.file, source] as const))(
  'writes %s unchanged',
  (_, { area, data }) => {
    const { formats } = hostedSettings(sources);
    const name = area === 'singles' ? 'content-site' : `content-${area}`;
    const schemas = formats.find((format) => format.name === name)?.schemas ?? [];
    const shuffled = Object.fromEntries(Object.entries(data as object).reverse());
    expect(fileText(shuffled, schemas)).toBe(formatJson(data));
  },
);

it('omits empty optional fields', () => {
  const page = jsonSchemaOf('pages');
  const hero = { kind: 'hero', title: { en: 'a', es: 'b', fr: 'c' }, subtitle: { en: '', es: '', fr: '' } };
  expect(JSON.parse(fileText({ id: 'x', sections: [hero] }, [page])).sections[0]).not.toHaveProperty(
    'subtitle',
  );
});
