import { StudyList } from '@/components/sections/study-list';
import { SectionPage, sectionPageMetadata } from '../../section-page';

export const generateMetadata = () => sectionPageMetadata('case-studies');

export default function CaseStudiesPage() {
  return <SectionPage page="case-studies" heavy={{ 'study-list': StudyList }} />;
}
