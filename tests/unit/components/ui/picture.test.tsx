import { fireEvent, render, screen } from '@testing-library/react';
import { headScript } from '@/components/layout/head-script';
import { Picture } from '@/components/ui/picture';

/** Runs the script that reacts to photos that fail to load. */
const runHeadScript = () => new Function(headScript())();

it('replaces an uploaded photo that fails with the fallback, in browsers that chose an AVIF file, too', () => {
  runHeadScript();
  const image = { art: '/images/art/a', alt: 'A mill', photo: '/images/photos/mill', fallback: '/b' };
  render(<Picture image={{ ...image, hour: 'dawn' }} size="card" sizes="100vw" showsPhoto />);
  const photo = screen.getByAltText<HTMLImageElement>('A mill');
  expect(photo.closest('picture')?.querySelector('source')?.srcset).toContain('mill-480.avif');
  fireEvent.error(photo);
  expect(photo.src).toMatch(/\/b\.webp$/);
  expect(photo.srcset).toBe('');
  expect(photo.closest('picture')?.querySelector('source')).not.toHaveAttribute('srcset');
});
