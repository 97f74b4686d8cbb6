import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('security');

export default function SecurityPage() {
  return <SectionPage page="security" />;
}
