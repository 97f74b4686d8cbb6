/** The shape of a picture. Distances inside it are in picture heights: x from 0 to `aspect`, y from 0 to 1. */
export type Frame = {
  /** In pixels. */
  width: number;
  height: number;
  aspect: number;
  /** The horizontal position of the focal point. */
  focus: number;
};

/** A card: mostly without text over it, so the focal point is near the center. */
export const cardFrame = (width: number): Frame => frameOf(width, (width * 5) / 8, 0.56);

/** A hero: text covers the left side, so the focal point is further right. */
export const heroFrame = (width: number): Frame => frameOf(width, (width * 9) / 16, 0.64);

function frameOf(width: number, height: number, focus: number): Frame {
  const aspect = width / height;
  return { width, height, aspect, focus: focus * aspect };
}
