import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('home');

export default function HomePage() {
  return <SectionPage page="home" />;
}
