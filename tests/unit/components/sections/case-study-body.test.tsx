/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { CaseStudyBody } from '@/components/sections/case-study-body';
import type { CaseStudyDetail, Provider, TemplateWords } from '@/lib/content/views';

jest.mock('next-intl', () => ({ useTranslations: () => (key: string) => key }));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => 'en',
}));
jest.mock('@/components/islands/case-study-form', () => ({ CaseStudyForm: () => null }));

const empty = { challenge: [], solution: [], results: [], retrospective: [], technologies: [], services: [] };
const study = { ...empty, id: 'port', title: 'Port', image: { art: '/images/art/port', alt: '' } };

it.each([true, false])(
  'links from its contents to related ones only if there are any: %s',
  async (hasRelated) => {
    const { prelude } = await prerenderToNodeStream(
      <CaseStudyBody
        study={study as unknown as CaseStudyDetail}
        words={{ related: 'Related' } as TemplateWords['caseStudy']}
        provider={{} as Provider}
        email="info@mesa.example"
        hasRelated={hasRelated}
      />,
    );
    expect((await text(prelude)).includes('href="#related-case-studies"')).toBe(hasRelated);
  },
);
