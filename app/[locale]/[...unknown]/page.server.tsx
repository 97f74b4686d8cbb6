import { notFound } from 'next/navigation';

/** Development server only: shows the 404 page in the language of the unknown path. */
export default function UnknownPage(): never {
  notFound();
}
