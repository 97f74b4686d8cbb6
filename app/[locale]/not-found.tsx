import { NotFoundPage } from '@/components/pages/not-found-page';

/** Shown where a server runs and a path leads nowhere; the export has `404/page.tsx`. */
export default NotFoundPage;
