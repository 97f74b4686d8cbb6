import { toBytes } from '../artwork/canvas';
import type { Frame } from '../artwork/frame';
import { paintHome } from '../artwork/home';
import type { Palette } from '../artwork/palette';

/** The frames of the loop, at even steps from time 0 to just before 1, which is the same picture as 0. */
export function* drawLoop(frame: Frame, palette: Palette, count: number): Generator<Buffer> {
  for (let index = 0; index < count; index++) {
    // The same dithering on all frames: encoders blur noise that changes.
    yield toBytes(paintHome(frame, palette, index / count), { amount: 1.6 });
  }
}
