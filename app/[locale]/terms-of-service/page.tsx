import { LegalPage, legalMetadata } from '@/components/pages/legal-page';

export const generateMetadata = () => legalMetadata('terms-of-service');

export default function TermsOfServicePage() {
  return <LegalPage id="terms-of-service" />;
}
