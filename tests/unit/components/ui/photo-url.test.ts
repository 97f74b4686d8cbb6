import { photoSources, photoUrl } from '@/components/ui/photo-url';
import { uploadFiles } from '@/lib/content/art-files';

const photo = 'https://images.unsplash.com/photo-1';

it('requests width, quality, and automatic format', () => {
  const { searchParams } = new URL(photoUrl(photo, 800));
  expect(Object.fromEntries(searchParams)).toEqual({ auto: 'format', fit: 'crop', w: '800', q: '60' });
});

it('lists several widths with descriptors', () => {
  const { srcSet = '' } = photoSources(photo, 'card', false);
  expect(srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual(['480w', '800w', '1200w']);
});

it('requests one small file for a photo of which only blurred light is visible', () => {
  expect(photoSources(photo, 'hero', true)).toEqual({ src: photoUrl(photo, 160) });
  expect(photoSources('/images/uploads/our-team', 'hero', true)).toEqual({
    src: '/images/uploads/our-team-480.webp',
  });
});

it('uses local files for a photo of this project', () => {
  const own = '/images/uploads/our-team';
  expect(photoUrl(own, 700)).toBe('/images/uploads/our-team-800.webp');
  expect(photoUrl(own, 800)).toBe('/images/uploads/our-team-800.webp');
  expect(photoUrl(own, 4000)).toBe('/images/uploads/our-team-1920.webp');
  const { src, srcSet = '' } = photoSources(own, 'hero', false);
  const stored = uploadFiles(own).map(({ path }) => path.replace('public', ''));
  expect(stored).toEqual(
    expect.arrayContaining([src, ...srcSet.split(', ').map((one) => one.split(' ')[0])]),
  );
});
