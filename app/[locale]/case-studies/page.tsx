import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';
import { StudyList } from '@/components/sections/study-list';

export const generateMetadata = () => sectionPageMetadata('case-studies');

export default function CaseStudiesPage() {
  return <SectionPage page="case-studies" heavy={{ 'study-list': StudyList }} />;
}
