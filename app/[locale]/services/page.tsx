import { SectionPage, sectionPageMetadata } from '../../section-page';

export const generateMetadata = () => sectionPageMetadata('services');

export default function ServicesPage() {
  return <SectionPage page="services" />;
}
