import { NotFoundPage } from '@/components/pages/not-found-page';

/** Shown where a server runs and no page has the path; the export has `404/page.tsx`. */
export default NotFoundPage;
