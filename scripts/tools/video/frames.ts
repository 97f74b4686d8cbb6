import { toBytes } from '../artwork/canvas';
import type { Frame } from '../artwork/frame';
import { paintHome } from '../artwork/home';
import type { Palette } from '../artwork/palette';

/**
 * The pictures of the loop, one after another. They divide the time from 0 to 1 evenly and leave 1 out, which
 * is 0 again.
 */
export function* drawLoop(frame: Frame, palette: Palette, count: number): Generator<Buffer> {
  for (let index = 0; index < count; index++) {
    // The same grain on every picture: an encoder keeps what stands still, and washes out what flickers.
    yield toBytes(paintHome(frame, palette, index / count), { amount: 1.6 });
  }
}
