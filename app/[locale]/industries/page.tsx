import { SectionPage, sectionPageMetadata } from '../../section-page';

export const generateMetadata = () => sectionPageMetadata('industries');

export default function IndustriesPage() {
  return <SectionPage page="industries" />;
}
