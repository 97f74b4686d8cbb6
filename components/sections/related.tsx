import { Section } from '@/components/ui/section';
import type { CaseStudyCard as CaseStudy, IndustryTile, ServiceSummary } from '@/lib/content/views';
import { CaseStudyGrid } from './case-study-cards';
import { IndustryGrid } from './industry-tiles';
import { ServiceCards } from './service-grid';

/** Up to three other services; nothing without any. */
export function RelatedServices({ title, services }: { title: string; services: readonly ServiceSummary[] }) {
  if (services.length === 0) return null;
  return (
    <Section id="related-services" title={title} tone="sunken" size="detail" print={false}>
      <ServiceCards services={services} columns={3} />
    </Section>
  );
}

/** Up to three other industries; nothing without any. */
export function RelatedIndustries({ title, tiles }: { title: string; tiles: readonly IndustryTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <Section id="related-industries" title={title} tone="sunken" size="detail" print={false}>
      <IndustryGrid tiles={tiles} columns={3} />
    </Section>
  );
}

/** Up to three other case studies; nothing without any. The table of contents links to its id. */
export function RelatedCaseStudies({ title, studies }: { title: string; studies: readonly CaseStudy[] }) {
  if (studies.length === 0) return null;
  return (
    <div id="related-case-studies" className="print:hidden">
      <Section id="related-case-studies-title" title={title} tone="sunken" size="detail">
        <CaseStudyGrid studies={studies} swipe withoutTransition />
      </Section>
    </div>
  );
}
