import { type ComponentProps, ViewTransition } from 'react';
import type { ArtShapes, Image } from '@/lib/content/views';
import { isUploadedPhoto, type PictureSize, photoSources, uploadedPhotoSet } from './photo-url';

/**
 * File name suffixes, widths in pixels, and the width of the file for browsers without AVIF. `ArtShapes` makes sure that
 * they match `lib/content/art-files.ts`.
 */
const shapes = {
  card: { ending: '', widths: [480, 960], webp: 960 },
  hero: { ending: '-hero', widths: [960, 1920], webp: 1920 },
  portrait: { ending: '', widths: [240, 480, 960], webp: 480 },
} as const satisfies Pick<ArtShapes, 'card' | 'hero' | 'portrait'>;

/** The additional width of the cards of case studies, for sharp displays. */
const wide: ArtShapes['wide']['widths'] = [1920];

/** The size of the largest file in pixels, for the aspect ratio. */
const sizeOf = {
  card: { width: 960, height: 600 },
  hero: { width: 1920, height: 1080 },
  portrait: { width: 960, height: 800 },
} as const;

/**
 * The `sizes` of the artwork. Under a photo, phones get it a little less sharp: the file of 480 px up to a density of two,
 * for half of the bytes.
 */
const artSizes = (sizes: string, hasPhoto: boolean) => (hasPhoto ? `(width < 48rem) 60vw, ${sizes}` : sizes);

type PhotoProps = ComponentProps<'img'> & { photo: string; size: PictureSize; isFaint: boolean };

/** A photo. Uploaded photos have AVIF and WebP sources; the photo host chooses the format itself. */
function Photo({ photo, size, isFaint, sizes, ...rest }: PhotoProps) {
  // biome-ignore lint/a11y/useAltText: the alternative text is among the rest
  const image = <img {...rest} sizes={isFaint ? undefined : sizes} {...photoSources(photo, size, isFaint)} />;
  if (isFaint || !isUploadedPhoto(photo)) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={uploadedPhotoSet(photo, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}

type Props = {
  image: Image;
  /** Portraits have no photo. */
  size: PictureSize | 'portrait';
  /**
   * Whether the photo itself is visible: in an element with the class `duotone`. Elsewhere it only adds soft light to the
   * artwork (`picture.css`).
   */
  showsPhoto?: boolean;
  /** Whether the artwork also exists in the width for sharp displays. */
  isWide?: boolean;
  /** The displayed width of the picture, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Whether this is the first visible picture of the page: its artwork loads eagerly, with high priority. */
  priority?: boolean;
  /** The view transition name, e.g. `study-retail-loyalty`: pictures with the same name on two pages morph on navigation. */
  viewTransitionName?: string;
  className?: string;
};

/**
 * A photo above the site's own artwork. The artwork shows first, and stays if the photo fails to load (specification,
 * sections 4 and 8). `picture.css` colors the photo like the artwork. Fills the width of its parent; the parent or `className` sets the height.
 */
export function Picture({
  image,
  size,
  showsPhoto = false,
  isWide = false,
  sizes,
  priority = false,
  viewTransitionName,
  className = '',
}: Props) {
  const { ending, widths, webp } = shapes[size];
  const { width, height } = sizeOf[size];
  // Heroes stay sharp: their artwork is the largest picture of the first view.
  const sizesOfArt = artSizes(sizes, size === 'card' && image.photo !== undefined);
  const sourceSet = [...widths, ...(isWide ? wide : [])]
    .map((pixels) => `${image.art}${ending}-${pixels}.avif ${pixels}w`)
    .join(', ');
  const fetching = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', 'data-late': 'idle', suppressHydrationWarning: true } as const);
  const fill = 'absolute inset-0 size-full object-cover';
  const picture = (
    <div
      className={`picture relative isolate overflow-clip bg-night ${className}`}
      data-morph={viewTransitionName}
      data-hour={image.hour}
      suppressHydrationWarning
    >
      <picture>
        <source type="image/avif" srcSet={sourceSet} sizes={sizesOfArt} />
        <img
          src={`${image.art}${ending}-${webp}.webp`}
          width={width}
          height={height}
          alt=""
          decoding="async"
          className={fill}
          {...fetching}
        />
      </picture>
      {image.photo && size !== 'portrait' && (
        <Photo
          photo={image.photo}
          size={size}
          isFaint={!showsPhoto}
          sizes={sizes}
          width={width}
          height={height}
          alt={image.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority="low"
          decoding="async"
          data-focus={image.focus === 'lower' ? 'lower' : undefined}
          data-photo={image.fallback ? `${image.fallback}.webp` : ''}
          suppressHydrationWarning
          className={`${fill} photo`}
        />
      )}
    </div>
  );
  if (!viewTransitionName) return picture;
  return (
    <ViewTransition name={viewTransitionName} share="morph" default="none">
      {picture}
    </ViewTransition>
  );
}
