import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';
import { InquirySection } from '@/components/sections/inquiry';
import { MapSection } from '@/components/sections/map';

export const generateMetadata = () => sectionPageMetadata('contact');

export default function ContactPage() {
  return <SectionPage page="contact" heavy={{ inquiry: InquirySection, map: MapSection }} />;
}
