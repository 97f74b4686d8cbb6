import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

export type Format = {
  /** Path from the project's folder. */
  path: string;
  /** The width of the video; the frames are scaled to it. */
  width: number;
  /** The encoder's arguments. */
  codec: string[];
};

/** The pictures of a loop, in order. */
export type Loop = { width: number; height: number; rate: number; frames: Iterable<Buffer> };

/**
 * Encodes all formats at the same time, so that each frame is drawn only once.
 * @throws {Error} if ffmpeg is missing or fails, with its last messages
 */
export async function encodeLoop(loop: Loop, formats: Format[]): Promise<void> {
  const runs = formats.map((format) => start(loop, format));
  const done = Promise.all(runs.map((run) => run.done));
  // It may reject while nothing awaits it. The next race, or the end of this function, reports the error.
  done.catch(() => {});
  try {
    for (const frame of loop.frames) {
      await Promise.race([Promise.all(runs.map(({ input }) => write(input, frame))), done]);
    }
  } finally {
    for (const { input } of runs) input.end();
  }
  await done;
}

function start({ width, height, rate }: Loop, { path, width: encodedWidth, codec }: Format) {
  const frames = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`;
  // Players assume BT.709 for files without color metadata, so convert the colors and label the file.
  const color =
    `-vf scale=w=${encodedWidth}:h=-2:out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd -pix_fmt yuv420p ` +
    '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv';
  // With these flags, the files do not contain the encoder version and time.
  const exact = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact';
  const options = `-hide_banner -loglevel error -y ${frames} -an ${color} ${exact}`.split(' ');
  const process = spawn('ffmpeg', [...options, ...codec, path], { stdio: ['pipe', 'ignore', 'pipe'] });
  const input = process.stdin as Writable;
  // Ignore the broken pipe: `done` reports the messages of ffmpeg.
  input.on('error', () => {});
  return { input, done: finished(process, path) };
}

function finished(process: ChildProcess, path: string): Promise<void> {
  let messages = '';
  process.stderr?.on('data', (chunk: Buffer) => {
    messages = (messages + chunk.toString()).slice(-2000);
  });
  return new Promise((resolve, reject) => {
    process.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'ENOENT'
          ? new Error(
              'The video needs ffmpeg, which is not installed. Install it (e.g. "apt install ffmpeg") and run again.',
            )
          : error,
      );
    });
    process.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${path} could not be encoded. Messages of ffmpeg:\n${messages.trim() || `exit code ${code}`}`,
          ),
        );
    });
  });
}

function write(input: Writable, frame: Buffer): Promise<void> {
  return new Promise((resolve) => input.write(frame, () => resolve()));
}
