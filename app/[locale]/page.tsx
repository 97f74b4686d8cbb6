import { SectionPage, sectionPageMetadata } from '../section-page';

export const generateMetadata = () => sectionPageMetadata('home');

export default function HomePage() {
  return <SectionPage page="home" />;
}
