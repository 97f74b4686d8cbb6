import type { EntryKind } from '@/lib/site/site-map';
import type { Hour } from './picture-hours';

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
  /** The hour of day that the artwork shows, for the colors of the sky above it. Only pictures of case studies have one. */
  hour?: Hour;
  /** The part of the photograph with its subject, which has to stay visible above the artwork of a case study. */
  focus?: 'upper' | 'lower';
};

/** The artwork of an entry of a folder. */
export function artOf(folder: EntryKind | 'pages' | 'people' | 'maps', id: string): string {
  return `/images/art/${folder}/${id}`;
}

/** The drawing of the land at the end of a page (`lib/artwork/skyline.ts`). */
export function skylinePath(folder: EntryKind | 'pages', id: string): string {
  return `/skyline/${folder}/${id}.svg`;
}
