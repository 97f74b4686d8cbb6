import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('services');

export default function ServicesPage() {
  return <SectionPage page="services" />;
}
