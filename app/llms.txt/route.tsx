import { getTranslations } from 'next-intl/server';
import { listCaseStudies } from '@/lib/content/case-studies';
import { getCompany } from '@/lib/content/company';
import { listIndustries } from '@/lib/content/industries';
import { getLegal } from '@/lib/content/legal';
import { getPage } from '@/lib/content/pages';
import { listServices } from '@/lib/content/services';
import { siteUrl } from '@/lib/site/settings';
import { defaultLocale, languages, localePath, locales } from '@/messages/routing';

export const dynamic = 'force-static';

type Link = { title: string; link: string; description?: string };

/** Brackets would end the words of a link. */
const escapeMarkdown = (text: string) => text.replace(/[\\[\]]/g, '\\$&');

const address = (link: string) => siteUrl() + link;

const section = (title: string, links: readonly Link[]) => [
  `## ${title}`,
  links
    .map(({ title: name, link, description }) =>
      [`- [${escapeMarkdown(name)}](${address(link)})`, description].filter(Boolean).join(': '),
    )
    .join('\n'),
];

const page = (id: 'services' | 'case-studies' | 'industries' | 'about' | 'contact', title: string): Link => ({
  title,
  link: `/${id}`,
  description: getPage(id, defaultLocale).meta.description,
});

const legal = (id: string): Link[] => {
  const document = getLegal(id, defaultLocale);
  return document ? [{ title: document.title, link: `/${id}`, description: document.meta.description }] : [];
};

/** The site in brief for language models (https://llmstxt.org), in the default language. */
export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: defaultLocale });
  const { name, email, phone, address: place } = getCompany();
  const parts = [
    `# ${name}`,
    `> ${t('Site.tagline')}. ${getPage('home', defaultLocale).meta.description}`,
    `${place.locality}, ${place.region} ${place.postalCode}. ${t('Contact.phone')}: ${phone.display}. ${t('Contact.email')}: ${email}.`,
    ...section(t('Navigation.services'), [
      page('services', t('Navigation.services')),
      ...listServices(defaultLocale),
    ]),
    ...section(t('Navigation.caseStudies'), [
      page('case-studies', t('Navigation.caseStudies')),
      ...listCaseStudies(defaultLocale).map(({ title, link, summary }) => ({
        title,
        link,
        description: summary,
      })),
    ]),
    ...section(t('Navigation.industries'), [
      page('industries', t('Navigation.industries')),
      ...listIndustries(defaultLocale),
    ]),
    ...section(name, [page('about', t('Navigation.about')), page('contact', t('Navigation.contact'))]),
    // What a reader short of room may leave out, by the convention of that name.
    ...section('Optional', [
      ...legal('privacy-policy'),
      ...legal('terms-of-service'),
      { title: 'Atom', link: '/feed.xml', description: getPage('case-studies', defaultLocale).meta.title },
      { title: 'Sitemap', link: '/sitemap.xml' },
      ...locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => ({
          title: languages[locale].name,
          link: localePath(locale, '/'),
          description: getPage('home', locale).meta.title,
        })),
    ]),
  ];
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
