import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from '@vercel/og';
import { getTranslations } from 'next-intl/server';
import sharp from 'sharp';
import { getCompany } from '@/lib/content/company';
import { height, PreviewCard, width } from '@/lib/seo/preview-card';
import { previewFonts, previewSources } from '@/lib/seo/preview-sources';
import { listPreviews, type Preview, previewPath } from '@/lib/seo/previews';
import { memoize } from '@/lib/site/memoize';
import { type Locale, locales } from '@/messages/routing';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Slug = { slug: string[] };

/** Pictures of earlier builds; the file name is a hash of their text and of {@link previewSources}. */
const cache = join('.cache', 'og');

const hashSources = memoize((): string => {
  const hash = createHash('sha256');
  for (const file of previewSources()) hash.update(readFileSync(file));
  return hash.digest('hex');
});

const slugOf = (path: string, locale: Locale) => previewPath(path, locale).split('/').slice(2);

export function generateStaticParams(): Slug[] {
  return locales.flatMap((locale) =>
    listPreviews(locale).map(({ path }) => ({ slug: slugOf(path, locale) })),
  );
}

function find(slug: string[]): { preview: Preview; locale: Locale } {
  const wanted = slug.join('/');
  for (const locale of locales)
    for (const preview of listPreviews(locale))
      if (slugOf(preview.path, locale).join('/') === wanted) return { preview, locale };
  throw new Error(
    `There is no page for the preview picture /og/${wanted}. lib/seo/previews.ts lists the pages.`,
  );
}

async function draw(props: { seed: string; title: string; kind: string; brand: string }): Promise<Buffer> {
  const picture: unknown = new ImageResponse(<PreviewCard {...props} />, {
    width,
    height,
    fonts: previewFonts.map(({ name, file, weight }) => ({ name, data: readFileSync(file), weight })),
  });
  // The pictures have few colors, so a palette keeps them far below 120 kB.
  return sharp(await (picture as Response).arrayBuffer())
    .png({ palette: true, colors: 128, effort: 6 })
    .toBuffer();
}

/** The preview picture of one page in one language, 1200 by 630 pixels. */
export async function GET(_request: Request, { params }: { params: Promise<Slug> }): Promise<Response> {
  const { preview, locale } = find((await params).slug);
  const t = await getTranslations({ locale });
  const props = {
    seed: preview.path,
    title: preview.title,
    kind: t(preview.label ?? 'Site.tagline'),
    brand: getCompany().name,
  };
  const hash = createHash('sha256').update(JSON.stringify(props)).update(hashSources());
  const file = join(cache, `${hash.digest('hex').slice(0, 32)}.png`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, await draw(props));
  }
  return new Response(new Uint8Array(readFileSync(file)), { headers: { 'content-type': 'image/png' } });
}
