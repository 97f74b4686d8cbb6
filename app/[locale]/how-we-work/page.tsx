import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('how-we-work');

export default function HowWeWorkPage() {
  return <SectionPage page="how-we-work" />;
}
