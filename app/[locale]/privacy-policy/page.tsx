import { LegalPage, legalMetadata } from '@/components/pages/legal-page';

export const generateMetadata = () => legalMetadata('privacy-policy');

export default function PrivacyPolicyPage() {
  return <LegalPage id="privacy-policy" />;
}
