import { getLocale, getTranslations } from 'next-intl/server';
import { HeaderBehavior } from '@/components/islands/header-behavior';
import { LanguageSwitcher } from '@/components/islands/language-switcher';
import { NavLink } from '@/components/islands/nav-link';
import { SearchLink } from '@/components/islands/search/search-link';
import { Tooltips } from '@/components/islands/tooltips';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type EntryKind, headerPages, isEntryKind, pages } from '@/lib/site/site-map';
import { languages, localePath } from '@/messages/routing';
import { Logo } from './logo';

/** The menu items for the entries of one kind. */
export type NavigationList = readonly { id: string; title: string; link: string }[];

/** The menu items of each kind of entry. */
export type Menus = Readonly<Partial<Record<EntryKind, NavigationList>>>;

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
    <header
      id="site-header"
      className="site-header @container fixed inset-x-0 top-0 z-50 bg-surface text-text print:hidden"
    >
      <div className="wrap flex h-(--header-height) items-center justify-between gap-2 @bar:gap-3">
        <a
          href={to('/')}
          className="flex min-h-11 min-w-0 items-center"
          aria-label={t('Site.homeLink', { company })}
        >
          <Logo name={t('Site.title', { company })} shapes={logo} />
        </a>
        {/* Phones only; the bar has the same link at its end. */}
        <a
          href={to('/contact')}
          className={`header-contact ${buttonClass('action')} ms-auto shrink-0 @max-bar:min-h-11 @max-bar:px-3 @bar:hidden`}
        >
          {t('Buttons.getInTouch')}
        </a>
        <button
          type="button"
          popoverTarget="site-menu"
          className="-me-2 grid shrink-0 size-11 place-items-center rounded-full @bar:hidden"
          data-tooltip=""
        >
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
          <nav aria-label={t('Navigation.label')} className="@bar:contents">
            <ul className="flex flex-col @bar:flex-row @bar:items-center">
              {entries.map(({ text, link, exact, children }) => (
                <li
                  key={link}
                  className="nav-entry relative flex items-center justify-between @max-bar:flex-wrap"
                >
                  <NavLink href={link} exact={exact} className="nav-link">
                    {text}
                  </NavLink>
                  {children && (
                    <details name="site-nav" className="nav-details @max-bar:contents">
                      <summary
                        className="grid size-11 place-items-center rounded-full md:max-lg:w-7 @bar:-ms-1 @bar:justify-items-start @bar:ps-2"
                        aria-label={t('Navigation.submenu', { section: text })}
                      >
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
          </nav>
          <SearchLink
            href={to(pages.search.path)}
            label={t('Search.label')}
            close={t('Search.close')}
            index={searchIndex}
          />
          <div className="menu-end flex items-center gap-4 @max-bar:justify-between md:gap-1 xl:gap-2">
            <LanguageSwitcher
              label={t('LanguageSwitcher.label')}
              current={t('LanguageSwitcher.current', { short, name: languages[locale].name })}
              short={short}
            />
            <a
              href={to('/contact')}
              className={`${buttonClass('action')} shrink-0 @bar:min-h-11 @bar:whitespace-nowrap md:px-3 lg:px-4`}
            >
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
