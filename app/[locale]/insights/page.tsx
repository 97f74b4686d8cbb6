import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('insights');

export default function InsightsPage() {
  return <SectionPage page="insights" />;
}
