import { SectionPage, sectionPageMetadata } from '../../section-page';

export const generateMetadata = () => sectionPageMetadata('contact');

export default function ContactPage() {
  return <SectionPage page="contact" />;
}
