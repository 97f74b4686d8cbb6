import type { EntryKind } from '@/lib/site/site-map';

/** A picture: a photograph by URL with the project's own artwork under it. */
export type Image = {
  /** The photograph, without width, quality and format. */
  photo?: string;
  /** What the photograph shows. */
  alt: string;
  /** The artwork's path without width and ending, e.g. `/images/art/services/ai-ml`. */
  art: string;
  /** The artwork shown if the photograph fails; its path likewise. Without one, `art` stays. */
  fallback?: string;
};

/** The artwork of an entry of a folder. */
export function artOf(folder: EntryKind | 'pages' | 'people', id: string): string {
  return `/images/art/${folder}/${id}`;
}
