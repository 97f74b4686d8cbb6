import { useLocale, useTranslations } from 'next-intl';
import type { Image } from '@/lib/content/views';
import { pages } from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { Hero } from './hero';

type Props = { title: string; lead?: string; action: { text: string; link: string }; image: Image };

/** The content of the 404 page: the way back, and links to the search and to the services. */
export function NotFound({ title, lead, action, image }: Props) {
  const t = useTranslations();
  const locale = useLocale() as Locale;
  return (
    <Hero
      title={title}
      description={lead}
      primary={action}
      image={image}
      height="large"
      edge={false}
      after={
        <ul className="mt-5 flex flex-wrap gap-x-6">
          {[pages.search, pages.services].map(({ path, label }) => (
            <li key={path}>
              <a href={localePath(locale, path)} className="link inline-block py-2">
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
