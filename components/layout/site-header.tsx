import { getLocale, getTranslations } from 'next-intl/server';
import { HeaderBehavior } from '@/components/islands/header-behavior';
import { LanguageSwitcher } from '@/components/islands/language-switcher';
import { NavLink } from '@/components/islands/nav-link';
import { SearchLink } from '@/components/islands/search/search-link';
import { Tooltips } from '@/components/islands/tooltips';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { companyPages, type EntryKind, headerPages, isEntryKind, pages } from '@/lib/site/site-map';
import { languages, localePath } from '@/messages/routing';
import { Logo } from './logo';

/** The menu items for the entries of one kind. */
export type NavigationList = readonly { id: string; title: string; link: string }[];

/** The menu items of each kind of entry. */
export type Menus = Readonly<Partial<Record<EntryKind, NavigationList>>>;

/** Pages that only the menu on phones links to; the bar has no space for them. */
const morePages = companyPages.filter((id) => !(headerPages as readonly string[]).includes(id));

type Props = {
  /** The company's name. */
  company: string;
  /** SVG path data of the logo. */
  logo: readonly string[];
  menus: Menus;
  /** The address of the search index. */
  searchIndex: string;
};

/**
 * The fixed header (specification, section 2). Dropdowns are `<details>` elements and the mobile menu is a popover, so
 * both work without JavaScript. The islands add only what HTML cannot do.
 */
export async function SiteHeader({ company, logo, menus, searchIndex }: Props) {
  const locale = await getLocale();
  const t = await getTranslations();
  const to = (path: string) => localePath(locale, path);
  const short = locale.toUpperCase();
  const entries = headerPages.map((id) => ({
    text: t(pages[id].label),
    link: to(pages[id].path),
    exact: id === 'home',
    children: isEntryKind(id) ? menus[id] : undefined,
  }));
  return (
    <header id="site-header" className="site-header">
      <div className="wrap header-row">
        <a href={to('/')} className="home-link" aria-label={t('Site.homeLink', { company })}>
          <Logo name={t('Site.title', { company })} shapes={logo} />
        </a>
        {/* Phones only; the bar has the same link at its end. */}
        <a href={to('/contact')} className={`header-contact ${buttonClass('action')}`}>
          {t('Buttons.getInTouch')}
        </a>
        <button type="button" popoverTarget="site-menu" className="menu-button" data-tooltip="">
          {/* The styles show one of them, so that the button works without JavaScript, too. */}
          <span className="menu-closed">
            <Icon name="menu" className="size-6" />
            <span className="sr-only">{t('Navigation.menu')}</span>
          </span>
          <span className="menu-open">
            <Icon name="x" className="size-6" />
            <span className="sr-only">{t('Navigation.closeMenu')}</span>
          </span>
        </button>
        <div id="site-menu" popover="auto" className="site-menu">
          <nav aria-label={t('Navigation.label')}>
            <ul className="nav-list">
              {entries.map(({ text, link, exact, children }) => (
                <li key={link} className={`nav-entry ${children ? 'nav-parent' : ''}`}>
                  <NavLink href={link} exact={exact} className="nav-link">
                    {text}
                  </NavLink>
                  {children && (
                    <details name="site-nav">
                      <summary aria-label={t('Navigation.submenu', { section: text })}>
                        <Icon name="chevron-down" className="chevron size-4 transition-transform" />
                      </summary>
                      <ul className="nav-panel">
                        {children.map((child) => (
                          <li key={child.link}>
                            <NavLink href={child.link} className="nav-child">
                              {child.title}
                            </NavLink>
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </li>
              ))}
            </ul>
            <ul className="mt-3 flex flex-wrap gap-x-6 md:hidden">
              {morePages.map((id) => (
                <li key={id}>
                  <NavLink href={to(pages[id].path)} className="nav-child">
                    {t(pages[id].label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <SearchLink
            href={to(pages.search.path)}
            label={t('Search.label')}
            close={t('Search.close')}
            failed={t('Search.offline')}
            index={searchIndex}
          />
          <div className="menu-end">
            <LanguageSwitcher
              label={t('LanguageSwitcher.label')}
              current={t('LanguageSwitcher.current', { short, name: languages[locale].name })}
              short={short}
            />
            <a href={to('/contact')} className={buttonClass('action')}>
              {t('Buttons.getInTouch')}
            </a>
          </div>
        </div>
      </div>
      <HeaderBehavior />
      {/* Inside the header, so that its text belongs to a landmark. */}
      <Tooltips />
    </header>
  );
}
