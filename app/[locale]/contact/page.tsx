import { EnquirySection } from '@/components/sections/enquiry';
import { MapSection } from '@/components/sections/map';
import { SectionPage, sectionPageMetadata } from '../../section-page';

export const generateMetadata = () => sectionPageMetadata('contact');

export default function ContactPage() {
  return <SectionPage page="contact" heavy={{ enquiry: EnquirySection, map: MapSection }} />;
}
