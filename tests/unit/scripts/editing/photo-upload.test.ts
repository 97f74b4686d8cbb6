/** @jest-environment node */
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { uploadFiles } from '@/lib/content/art-files';
import { photoUrl } from '@/lib/content/schemas/text';
import { uploadPhoto } from '@/scripts/editing/cms/upload';
import { namedFile, storePhoto } from '@/scripts/editing/photo-upload';
import { temporaryFolder } from '../../support/folder';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

/** A picture of one color. */
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } });

/** Creates a photo with EXIF metadata. Low ones are encoded faster. */
const photo = (width: number, height: number) =>
  blank(width, height)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();

/** Pictures in formats that are not for photographs. */
const otherFormats = {
  svg: async (width: number, height: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`),
  gif: (width: number, height: number) => blank(width, height).gif().toBuffer(),
  tiff: (width: number, height: number) => blank(width, height).tiff().toBuffer(),
};

/** A PNG file whose header says that it has 120 million pixels. */
async function largePng(): Promise<Buffer> {
  const png = await blank(1, 1).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(6000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

it.each(['png', 'webp', 'avif'] as const)('stores a photo in the format %s', async (format) => {
  const bytes = await blank(1300, 50)[format]().toBuffer();
  expect(await storePhoto(root, 'desk', bytes)).toBe('/images/uploads/desk');
});

it('stores every size that pages use, without metadata', async () => {
  const address = await storePhoto(root, 'Our Team (2026).JPG', await photo(2000, 200));
  expect(address).toBe('/images/uploads/our-team-2026');
  expect(photoUrl.parse(address)).toBe(address);
  const files = uploadFiles(address);
  expect(readdirSync(join(root, 'public/images/uploads'))).toHaveLength(files.length);
  for (const { path, width, format } of files) {
    const stored = await sharp(join(root, path)).metadata();
    expect({ path, width: stored.width, exif: stored.exif }).toEqual({ path, width, exif: undefined });
    expect(stored.format).toBe(format === 'avif' ? 'heif' : 'webp');
  }
});

it('does not overwrite another photo with the same name', async () => {
  const bytes = await photo(1300, 100);
  expect(await storePhoto(root, 'desk.jpg', bytes)).toBe('/images/uploads/desk');
  expect(await storePhoto(root, 'desk.png', bytes)).toBe('/images/uploads/desk-2');
});

it('keeps photos apart that are stored at the same time', async () => {
  const addresses = await Promise.all([
    photo(1300, 100).then((bytes) => storePhoto(root, 'desk.jpg', bytes)),
    photo(2000, 100).then((bytes) => storePhoto(root, 'desk.jpg', bytes)),
  ]);
  expect(addresses.toSorted()).toEqual(['/images/uploads/desk', '/images/uploads/desk-2']);
  const widest = addresses.map((address) => sharp(join(root, `public${address}-1920.webp`)).metadata());
  expect((await Promise.all(widest)).map(({ width }) => width)).toEqual([1300, 1920]);
  expect(readdirSync(join(root, 'public/images/uploads'))).toHaveLength(2 * uploadFiles('').length);
});

it('leaves no file if one cannot be written', async () => {
  const blocked = 'public/images/uploads/desk-1920.webp';
  // A link to nowhere is no file yet, and cannot be written.
  mkdirSync(join(root, 'public/images/uploads'), { recursive: true });
  symlinkSync(join(root, 'nowhere/desk.webp'), join(root, blocked));
  await expect(storePhoto(root, 'desk.jpg', await photo(1300, 100))).rejects.toThrow('ENOENT');
  expect(readdirSync(join(root, 'public/images/uploads'))).toEqual([]);
});

it.each(['фото.jpg', '!!!.jpg'])('stores %s, whose name has no letters for an address', async (name) => {
  expect(await storePhoto(root, name, await photo(1300, 100))).toBe('/images/uploads/photo');
});

it('rotates a photo as its metadata says', async () => {
  const turned = await sharp(await photo(1310, 1300))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const address = await storePhoto(root, 'tall.jpg', turned);
  const { width, height } = await sharp(join(root, `public${address}-480.webp`)).metadata();
  expect(height).toBeGreaterThan(width ?? 0);
});

it.each([
  [
    'small.png',
    () => photo(640, 480),
    '"small.png" is 640 pixels wide; use a photograph of 1280 pixels or more.',
  ],
  [
    'page.html',
    async () => Buffer.from('<script>alert(1)</script>'),
    /"page\.html" is not a readable picture/,
  ],
  ...(['svg', 'gif', 'tiff'] as const).map(
    (format) =>
      [
        'drawing.png',
        () => otherFormats[format](1300, 100),
        '"drawing.png" is not a readable picture. Use a JPEG, PNG, WebP or AVIF file.',
      ] as const,
  ),
  [
    'wall.png',
    largePng,
    '"wall.png" has more than 100 million pixels; make it smaller first, e.g. 4000 pixels wide.',
  ],
] as const)('refuses %s with a message', async (name, bytes, message) => {
  await expect(storePhoto(root, name, await bytes())).rejects.toThrow(message);
});

describe('an upload from the editor', () => {
  it('returns the URL', async () => {
    const data = (await photo(1300, 100)).toString('base64');
    expect(await uploadPhoto(root, { name: '../../etc/desk.jpg', data })).toEqual({
      status: 200,
      body: { address: '/images/uploads/etc-desk' },
    });
  });

  it.each([
    [undefined, 'There is no photograph in this request.'],
    [
      { name: 'x.jpg', data: 'aGk=' },
      '"x.jpg" is not a readable picture. Use a JPEG, PNG, WebP or AVIF file.',
    ],
  ])('is refused with a message: %j', async (params, error) => {
    expect(await uploadPhoto(root, params)).toEqual({ status: 422, body: { error } });
  });

  it('is refused before it is decoded if it is too large', async () => {
    const decode = jest.spyOn(Buffer, 'from');
    const answer = await uploadPhoto(root, { name: 'x.jpg', data: 'A'.repeat(40_000_004) });
    const calls = decode.mock.calls.length;
    decode.mockRestore();
    expect(answer).toEqual({
      status: 422,
      body: { error: '"x.jpg" is larger than 30 MB; use a smaller file.' },
    });
    expect(calls).toBe(0);
  });
});

describe('namedFile', () => {
  it.each([
    [['our-team.jpg'], 'our-team.jpg'],
    // Without quotation marks, a shell splits a name at its spaces.
    [['Our', 'Team', '2026.jpg'], 'Our Team 2026.jpg'],
    [[], undefined],
  ])('takes %j as %s', (words, file) => {
    expect(namedFile(words)).toBe(file);
  });
});
