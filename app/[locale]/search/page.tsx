import { SearchSection } from '@/components/pages/search-section';
import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';

export const generateMetadata = () => sectionPageMetadata('search');

export default function SearchPage() {
  return <SectionPage page="search" heavy={{ search: SearchSection }} />;
}
