import { SectionPage, sectionPageMetadata } from '@/components/pages/section-page';
import { EnquirySection } from '@/components/sections/enquiry';
import { MapSection } from '@/components/sections/map';

export const generateMetadata = () => sectionPageMetadata('contact');

export default function ContactPage() {
  return <SectionPage page="contact" heavy={{ enquiry: EnquirySection, map: MapSection }} />;
}
