import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('about');

export default function AboutPage() {
  return <SectionPage page="about" />;
}
