import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';
import { CaseStudyList } from '@/components/sections/case-study-list';

export const generateMetadata = () => sectionPageMetadata('case-studies');

export default function CaseStudiesPage() {
  return <SectionPage page="case-studies" heavy={{ 'case-study-list': CaseStudyList }} />;
}
