/** The shape of a picture. Distances inside it are in picture heights: x from 0 to `aspect`, y from 0 to 1. */
export type Frame = {
  /** In pixels. */
  width: number;
  height: number;
  aspect: number;
  /** The horizontal position of the focal point. */
  focus: number;
  /** How far daylight fills the picture, from 0 (only around the focal point) to 1. */
  day: number;
};

/** A card: mostly without text over it, so the focal point is near the center, and all of it may be bright. */
export const cardFrame = (width: number): Frame => frameOf(width, (width * 5) / 8, 0.56, 1);

/** A hero: text covers the left side, so the focal point is further right. */
export const heroFrame = (width: number): Frame => frameOf(width, (width * 9) / 16, 0.64, 0);

/** A portrait: all of it is bright, because no text is over it. */
export const portraitFrame = (width: number): Frame => frameOf(width, (width * 5) / 6, 0.5, 1);

function frameOf(width: number, height: number, focus: number, day: number): Frame {
  const aspect = width / height;
  return { width, height, aspect, focus: focus * aspect, day };
}
