import { getLocale } from 'next-intl/server';
import { SectionList } from '@/components/sections/section-list';
import { getPage } from '@/content/pages';
import { sectionPageMetadata } from '../section-page';

export const generateMetadata = () => sectionPageMetadata('home');

export default async function HomePage() {
  const { sections } = getPage('home', await getLocale());
  return <SectionList sections={sections} />;
}
