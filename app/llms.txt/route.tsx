import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/lib/content/company';
import { listEntries } from '@/lib/content/entries';
import { getLegal } from '@/lib/content/legal';
import { getPageSummary } from '@/lib/content/pages';
import { siteUrl } from '@/lib/site/settings';
import {
  entryKinds,
  isEntryKind,
  isListed,
  type LegalPageId,
  labelOf,
  legalPageIds,
  pathOf,
  type SectionPageId,
  sectionPageIds,
} from '@/lib/site/site-map';
import { defaultLocale, languages, localePath, locales } from '@/messages/routing';

export const dynamic = 'force-static';

type Link = { title: string; link: string; description?: string };

/** Escapes brackets and backslashes in the text of a Markdown link. */
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

/** A summary of the site for language models (https://llmstxt.org), in the default language. */
export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: defaultLocale });
  const { name, email, phone, address: place } = getCompany();
  const page = (id: SectionPageId): Link => {
    const { title, meta } = getPageSummary(id, defaultLocale);
    const label = labelOf(id);
    return { title: label ? t(label) : title, link: pathOf(id), description: meta.description };
  };
  const legal = (id: LegalPageId): Link[] => {
    const document = getLegal(id, defaultLocale);
    return document
      ? [{ title: document.title, link: pathOf(id), description: document.meta.description }]
      : [];
  };
  const parts = [
    `# ${name}`,
    `> ${t('Site.tagline')}. ${getPageSummary('home', defaultLocale).meta.description}`,
    `${place.locality}, ${place.region} ${place.postalCode}. ${t('Contact.phone')}: ${phone.display}. ${t('Contact.email')}: ${email}.`,
    ...entryKinds.flatMap((kind) => {
      const list = page(kind);
      return section(list.title, [list, ...listEntries(kind, defaultLocale)]);
    }),
    ...section(
      name,
      sectionPageIds.filter((id) => id !== 'home' && !isEntryKind(id) && isListed(id)).map(page),
    ),
    // By convention, readers with little context may skip the section "Optional".
    ...section('Optional', [
      ...legalPageIds.flatMap(legal),
      {
        title: 'Atom',
        link: '/feed.xml',
        description: getPageSummary('case-studies', defaultLocale).meta.title,
      },
      {
        title: 'Atom',
        link: '/insights.xml',
        description: getPageSummary('insights', defaultLocale).meta.title,
      },
      { title: 'Sitemap', link: '/sitemap.xml' },
      ...locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => ({
          title: languages[locale].name,
          link: localePath(locale, '/'),
          description: getPageSummary('home', locale).meta.title,
        })),
    ]),
  ];
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
