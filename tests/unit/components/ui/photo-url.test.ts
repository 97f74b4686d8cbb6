import { photoSources, photoUrl } from '@/components/ui/photo-url';

const photo = 'https://images.unsplash.com/photo-1';

it('asks the host for width, quality and the best format', () => {
  const { searchParams } = new URL(photoUrl(photo, 800));
  expect(Object.fromEntries(searchParams)).toEqual({ auto: 'format', fit: 'crop', w: '800', q: '60' });
});

it('offers several widths, each described', () => {
  const { srcSet } = photoSources(photo, 'card');
  expect(srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual(['480w', '800w', '1200w']);
});
