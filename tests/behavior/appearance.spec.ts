import sharp from 'sharp';
import { openWithoutMotion } from '../support/look';
import { expect, type Language, pathIn, test } from '../support/site';

type View = [name: string, language: Language, path: string, width: 1280 | 375, theme: 'light' | 'dark'];

/** Every kind of page, spread over both widths, both themes, and all languages. */
const views: View[] = [
  ['home-wide', 'en', '/', 1280, 'light'],
  ['home-phone-dark', 'es', '/', 375, 'dark'],
  ['services-wide', 'fr', '/services', 1280, 'light'],
  ['service-phone', 'es', '/services/cyber-security', 375, 'light'],
  ['case-studies-wide', 'es', '/case-studies', 1280, 'light'],
  ['case-study-wide-dark', 'en', '/case-studies/financial-ml-platform', 1280, 'dark'],
  ['case-study-phone', 'fr', '/case-studies/retail-customer-experience', 375, 'light'],
  ['industries-phone', 'en', '/industries', 375, 'light'],
  ['industry-wide', 'fr', '/industries/public-sector', 1280, 'light'],
  ['insights-phone-dark', 'es', '/insights', 375, 'dark'],
  ['insight-wide', 'en', '/insights/cost-of-alerts', 1280, 'light'],
  ['insight-phone', 'fr', '/insights/cost-of-alerts', 375, 'light'],
  ['about-wide-dark', 'fr', '/about', 1280, 'dark'],
  ['how-we-work-wide', 'es', '/how-we-work', 1280, 'light'],
  ['how-we-work-phone-dark', 'fr', '/how-we-work', 375, 'dark'],
  ['security-phone', 'fr', '/security', 375, 'light'],
  ['contact-wide', 'en', '/contact', 1280, 'light'],
  ['privacy-policy-phone', 'en', '/privacy-policy', 375, 'light'],
  ['not-found-wide', 'es', '/404', 1280, 'light'],
];

/**
 * Scales a screenshot down and blurs it a little: enough to hide differences in text rendering between browsers, which
 * put a line half a pixel higher or lower, and little enough to show a moved, missing, or recolored part.
 */
const scaleDown = (picture: Buffer, width: number) =>
  sharp(picture)
    .resize({ width: width === 375 ? 150 : 320, kernel: 'mitchell' })
    .blur(0.8)
    .png({ palette: true, colours: 64, dither: 0, effort: 10 })
    .toBuffer();

for (const [name, language, path, width, theme] of views) {
  test(`matches the reviewed screenshot: ${name} (${language})`, async ({ page, pageErrors }) => {
    if (path === '/404') pageErrors.expect(/404/);
    // Artwork only: photos come from another host and may change.
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await openWithoutMotion(page, pathIn(language, path));
    // Until then, pictures below the first view are outside of their frames.
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await page.evaluate(() => {
      for (const picture of document.images) {
        picture.loading = 'eager';
        // The screenshot may otherwise come before a decoded picture is painted.
        picture.decoding = 'sync';
      }
    });
    // Not `complete` alone: a picture that has not started to load can be complete.
    await page.waitForFunction(() =>
      [...document.images].every(
        ({ complete, currentSrc, naturalWidth }) =>
          complete && (naturalWidth > 0 || (currentSrc !== '' && !currentSrc.startsWith(location.origin))),
      ),
    );
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    expect(await scaleDown(picture, width)).toMatchSnapshot(['appearance', `${name}.png`], {
      threshold: 0.1,
      maxDiffPixelRatio: 0.002,
    });
  });
}
