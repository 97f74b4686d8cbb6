import { NotFoundPage } from '@/components/pages/not-found-page';

/** The 404 page on the development server; the export uses `404/page.tsx`. */
export default NotFoundPage;
