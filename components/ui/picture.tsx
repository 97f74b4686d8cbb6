import { type ComponentProps, ViewTransition } from 'react';
import type { ArtShapes, Image } from '@/lib/content/views';
import { isOwnPhoto, ownPhotoSet, type PictureSize, photoSources } from './photo-url';

/** The shapes that `lib/content/art-files.ts` defines: other widths here are a type error. */
const shapes = {
  card: { ending: '', widths: [480, 960] },
  hero: { ending: '-hero', widths: [960, 1920] },
} as const satisfies Pick<ArtShapes, 'card' | 'hero'>;

/** The size of the largest file, for its proportions. */
const sizeOf = {
  card: { width: 960, height: 600 },
  hero: { width: 1920, height: 1080 },
} as const;

type PhotoProps = ComponentProps<'img'> & { photo: string; size: PictureSize };

/** A photograph; one of this project also comes in AVIF, which the photo host chooses by itself. */
function Photo({ photo, size, ...rest }: PhotoProps) {
  // biome-ignore lint/a11y/useAltText: the alternative text is among the rest
  const image = <img {...rest} {...photoSources(photo, size)} />;
  if (!isOwnPhoto(photo)) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={ownPhotoSet(photo, 'avif')} sizes={rest.sizes} />
      {image}
    </picture>
  );
}

type Props = {
  image: Image;
  size: PictureSize;
  /** How wide the picture is shown, as for the `sizes` attribute. */
  sizes: string;
  /** Whether it is the first picture a visitor sees: its artwork is fetched at once and first. */
  priority?: boolean;
  /** The name under which it moves into the hero of the page it leads to: `study-retail-loyalty`. */
  viewTransitionName?: string;
  className?: string;
};

/**
 * A photograph over the project's own artwork: the artwork is there at once, and stays if the photograph does
 * not come (specification, sections 4 and 8). Fills its parent's width; the parent or `className` sets the rest.
 * A picture with a transition name moves from its place on one page to its place on the next.
 */
export function Picture({ image, size, sizes, priority = false, viewTransitionName, className = '' }: Props) {
  const { ending: suffix, widths } = shapes[size];
  const { width, height } = sizeOf[size];
  const sourceSet = (ending: string) =>
    widths.map((pixels) => `${image.art}${suffix}-${pixels}.${ending} ${pixels}w`).join(', ');
  const fetching = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', 'data-late': 'idle', suppressHydrationWarning: true } as const);
  const fill = 'absolute inset-0 size-full object-cover';
  const picture = (
    <div className={`relative overflow-clip bg-night ${className}`} data-travels={viewTransitionName}>
      <picture>
        <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
        <img
          src={`${image.art}${suffix}-${widths[1]}.webp`}
          srcSet={sourceSet('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt=""
          decoding="async"
          className={fill}
          {...fetching}
        />
      </picture>
      {image.photo && (
        <Photo
          photo={image.photo}
          size={size}
          sizes={sizes}
          width={width}
          height={height}
          alt={image.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority="low"
          decoding="async"
          data-photo={image.fallback ? `${image.fallback}.webp` : ''}
          suppressHydrationWarning
          className={`${fill} photo`}
        />
      )}
    </div>
  );
  if (!viewTransitionName) return picture;
  return (
    <ViewTransition name={viewTransitionName} share="auto" default="none">
      {picture}
    </ViewTransition>
  );
}
