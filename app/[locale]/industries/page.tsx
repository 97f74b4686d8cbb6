import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('industries');

export default function IndustriesPage() {
  return <SectionPage page="industries" />;
}
