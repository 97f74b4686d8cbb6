import { notFound } from 'next/navigation';

/** On the development server and in a server build: shows the 404 page in the language of the unknown path. */
export default function UnknownPage(): never {
  notFound();
}
