import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageLinks } from '@/components/islands/language-switcher';
import type { Company } from '@/lib/content/views';
import { companyPages, footerPages, menuKinds, pages } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';
import { Logo } from './logo';
import type { Menus, NavigationList } from './site-header';
import { ThemeControl } from './theme-control';

const networks: Readonly<Record<Company['social'][number]['network'], string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  threads: 'Threads',
  tiktok: 'TikTok',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  medium: 'Medium',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  xing: 'XING',
};

type Props = {
  company: Company;
  /** SVG path data of the logo. */
  logo: readonly string[];
  menus: Menus;
};

/** The footer: brand, social links, five services, five industries, pages about the company, contact details, legal links. */
export async function SiteFooter({ company, logo, menus }: Props) {
  const locale = await getLocale();
  const t = await getTranslations();
  const { name, social, email, phone, address } = company;
  const to = (path: string) => localePath(locale, path);
  return (
    <footer className="site-footer on-night">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <Logo name={t('Site.title', { company: name })} shapes={logo} />
          <p>{t('Site.tagline')}</p>
          <ul>
            {social.map(({ network, url }) => (
              <li key={network}>
                <a href={url} rel="me noopener" className="footer-link">
                  <span className="sr-only">
                    {t('Footer.social', { company: name, network: networks[network] })}
                  </span>
                  <span aria-hidden="true">{networks[network]}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        {menuKinds.map((kind) => (
          <FooterList key={kind} title={t(pages[kind].label)}>
            {menus[kind]?.slice(0, 5) ?? []}
          </FooterList>
        ))}
        <FooterList title={t('Footer.company')}>
          {companyPages.map((id) => ({ id, title: t(pages[id].label), link: to(pages[id].path) }))}
        </FooterList>
        <FooterColumn title={t('Footer.contactDetails')}>
          <address>
            <p>{`${address.locality}, ${address.region} ${address.postalCode}`}</p>
            <a href={`tel:${phone.dial}`} className="footer-link tabular">
              {phone.display}
            </a>
            <br />
            <a href={`mailto:${email}`} className="footer-link">
              {email}
            </a>
          </address>
        </FooterColumn>
      </div>
      <div className="wrap">
        <div className="footer-end">
          <p>{t('Footer.rights', { year: String(new Date().getUTCFullYear()), company: name })}</p>
          <LanguageLinks label={t('LanguageSwitcher.label')} className="footer-link" />
          <ThemeControl />
          <ul className="footer-pages">
            {footerPages.map((id) => (
              <li key={id}>
                <a href={to(pages[id].path)} className="footer-link">
                  {t(pages[id].label)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function FooterList({
  title,
  children,
}: {
  title: string;
  children: Pick<NavigationList[number], 'id' | 'title' | 'link'>[];
}) {
  return (
    <FooterColumn title={title}>
      <ul>
        {children.map((entry) => (
          <li key={entry.id}>
            <a href={entry.link} className="footer-link">
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}
