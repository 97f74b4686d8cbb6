/** @jest-environment node */
import { checkAnchors } from '@/lib/content/checks/anchors';
import { lines, source } from './given';

const page = (name: string, ...sections: object[]) => source('pages', name, { sections });
const legal = (...ids: string[]) =>
  source('legal', 'privacy-policy', { sections: ids.map((id) => ({ id })) });
const groups = (...anchors: string[]) => ({
  kind: 'facts',
  groups: anchors.map((anchor) => ({ anchor })),
});

describe('checkAnchors', () => {
  it('accepts anchors that differ, and the same ones on two pages', () => {
    const work = page('how-we-work', { kind: 'prices', anchor: 'prices' }, groups('email', 'results'));
    const about = page('about', { kind: 'people', anchor: 'prices', items: [{}, {}] });
    expect(checkAnchors([work, about, legal('rights', 'prices')])).toEqual([]);
  });

  it('reports sections, groups of facts, and documents with the same anchor', () => {
    const work = page('how-we-work', { kind: 'prices', anchor: 'report' }, groups('steps', 'steps'), {
      kind: 'documents',
      anchor: 'samples',
      items: [{ anchor: 'report' }],
    });
    expect(checkAnchors([work]).map(({ file }) => file)).toEqual(Array(2).fill(work.file));
    expect(lines(checkAnchors([work]))).toEqual([
      'sections[1].groups[1].anchor: Choose another name: sections[1].groups[0] already has the id "steps", and links could not tell them apart.',
      'sections[2].items[0].anchor: Choose another name: sections[0] already has the id "report", and links could not tell them apart.',
    ]);
  });

  it('reports an anchor that is the id of a section or a person without a name of its own', () => {
    const about = page(
      'about',
      groups('people-1', 'team-part-2'),
      { kind: 'people', items: [] },
      {
        kind: 'people',
        anchor: 'team',
        items: [{}, {}],
      },
    );
    expect(lines(checkAnchors([about]))).toEqual([
      'sections[0].groups[0].anchor: Choose another name: sections[1] already has the id "people-1", and links could not tell them apart.',
      'sections[0].groups[1].anchor: Choose another name: sections[2].items[1] already has the id "team-part-2", and links could not tell them apart.',
    ]);
  });

  it('reports an anchor that is the id of a topic, whether it has articles or not', () => {
    const insights = page('insights', { kind: 'insight-list' }, groups('topic-cloud', 'topic-poetry'));
    expect(lines(checkAnchors([insights]))).toEqual([
      'sections[1].groups[0].anchor: Choose another name: sections[0] already has the id "topic-cloud", and links could not tell them apart.',
    ]);
  });

  it('reports ids that the layout of every page has, and those of the form on its page', () => {
    const message = (id: string) =>
      `Choose another name: another part of this page already has the id "${id}", and links could not tell them apart.`;
    const contact = page('contact', groups('site-menu', 'email', 'message-note'));
    expect(lines(checkAnchors([contact, legal('content')]))).toEqual([
      `sections[0].groups[0].anchor: ${message('site-menu')}`,
      `sections[0].groups[1].anchor: ${message('email')}`,
      `sections[0].groups[2].anchor: ${message('message-note')}`,
      `sections[0].id: ${message('content')}`,
    ]);
  });

  it('reports sections of a legal page with the same id, and ids that the heading of another section has', () => {
    expect(lines(checkAnchors([legal('scope', 'scope', 'scope-title', 'page')]))).toEqual([
      'sections[1].id: Choose another name: sections[0] already has the id "scope", and links could not tell them apart.',
      'sections[2].id: Choose another name: sections[0] already has the id "scope-title", and links could not tell them apart.',
      'sections[3].id: Choose another name: another part of this page already has the id "page-title", which the heading of this section would get, and links could not tell them apart.',
    ]);
  });

  it('leaves values of the wrong type to the schema', () => {
    expect(checkAnchors([page('about', { kind: 'facts', groups: [{}, {}] }), legal()])).toEqual([]);
  });
});
