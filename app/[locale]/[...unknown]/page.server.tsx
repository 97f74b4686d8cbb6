import { notFound } from 'next/navigation';

/** Catches unknown paths where a server runs, so that they get the 404 page of their language. */
export default function UnknownPage(): never {
  notFound();
}
