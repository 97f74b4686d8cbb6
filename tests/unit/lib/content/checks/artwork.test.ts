/** @jest-environment node */
import { checkArtwork, checkUploads, checkVideos } from '@/lib/content/checks/artwork';
import { lines, source } from './given';

const industry = source('industries', 'financial', { title: { en: 'Financial Services' } });
const page = source('pages', 'home', { sections: [{ kind: 'hero', videoPath: '/videos/strata' }] });

describe('checkArtwork', () => {
  it('accepts entries whose pictures exist', () => {
    expect(checkArtwork([industry, page], () => true)).toEqual([]);
  });

  it('names the command that creates missing artwork', () => {
    const exists = (path: string) => path !== 'public/images/art/fallbacks/financial-960.avif';
    expect(lines(checkArtwork([industry], exists))).toEqual([
      '(file): Run "npm run art": 1 of the pictures of this entry is missing, e.g. public/images/art/fallbacks/financial-960.avif.',
    ]);
    expect(checkArtwork([industry, page], () => false)).toHaveLength(2);
  });

  it('requires the map of an industry', () => {
    const exists = (path: string) => path !== 'public/images/art/maps/financial-hero-960.avif';
    expect(lines(checkArtwork([industry], exists)).join()).toContain('art/maps/financial-hero-960.avif');
  });

  it('accepts a page with reasons or a call to action whose pictures nobody has drawn', () => {
    const about = source('pages', 'about', {
      sections: [{ kind: 'hero' }, { kind: 'reasons' }, { kind: 'call-to-action' }],
    });
    expect(checkArtwork([about], (path) => path.includes('about-hero') && !path.includes('maps'))).toEqual(
      [],
    );
  });
});

describe('checkVideos', () => {
  it('requires a video in both formats, and for phones as well', () => {
    expect(checkVideos([page], () => true)).toEqual([]);
    expect(lines(checkVideos([page], (path) => path.endsWith('.mp4')))).toEqual([
      'sections[0].videoPath: Add public/videos/strata.webm and public/videos/strata-phone.webm, or leave "videoPath" out: the page then shows a picture.',
    ]);
  });
});

describe('checkUploads', () => {
  const address = '/images/uploads/our-team';
  const study = source('case-studies', 'bank', {
    imagePath: address,
    challenge: [{ text: { en: `![We](${address})` } }],
  });

  it('accepts a photo with all sizes', () => {
    expect(checkUploads([study], () => true)).toEqual([]);
  });

  it('reports every field with a missing photo', () => {
    const message = `There is no photograph ${address} here. Upload it in the editor, or add it with: npm run photo -- <file>`;
    expect(lines(checkUploads([study], (path) => !path.endsWith('-800.avif')))).toEqual([
      `imagePath: ${message}`,
      `challenge[0].text.en: ${message}`,
    ]);
  });
});
