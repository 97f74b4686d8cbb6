import { searchIndexFile } from '@/lib/seo/feeds/search-index';
import { isLocale, locales } from '@/messages/routing';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const files = await Promise.all(locales.map((locale) => searchIndexFile(locale)));
  return files.map(({ name }) => ({ file: name }));
}

type Context = { params: Promise<{ file: string }> };

/** The search index of one language. The build moves it to the files with a hash in their names. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [locale] = (await params).file.split('.');
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { text } = await searchIndexFile(locale);
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}
