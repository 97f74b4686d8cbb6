/** The shape of a picture. Distances inside it are in picture heights: x from 0 to `aspect`, y from 0 to 1. */
export type Frame = {
  /** In pixels. */
  width: number;
  height: number;
  aspect: number;
  /** Where the eye should land, from the left. */
  focus: number;
};

/** A card, seen whole, mostly without words over it. */
export const cardFrame = (width: number): Frame => frameOf(width, (width * 5) / 8, 0.56);

/** A hero: words stand over its left, so what there is to see moves to the right. */
export const heroFrame = (width: number): Frame => frameOf(width, (width * 9) / 16, 0.64);

function frameOf(width: number, height: number, focus: number): Frame {
  const aspect = width / height;
  return { width, height, aspect, focus: focus * aspect };
}
