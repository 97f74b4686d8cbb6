'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { pathIn } from '@/messages/preference';
import { languages, locales } from '@/messages/routing';
import { isPlainClick } from './instant-links';
import { useLanguage } from './language-provider';

type Props = { label: string; className?: string };

/**
 * Links to this page in every language, each with the language's own name. Before hydration, the head script stores
 * the choice when a visitor follows such a link; in a new tab, the page that opens may store it.
 */
export function LanguageLinks({ label, className }: Props) {
  const pathname = usePathname();
  const { language, setLanguage } = useLanguage();
  return (
    <ul aria-label={label} className="language-links">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={pathIn(locale, pathname)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === language ? 'true' : undefined}
            className={className}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setLanguage(locale);
            }}
          >
            {languages[locale].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * A dropdown of {@link LanguageLinks}.
 * @param current the accessible name of the button, which contains `short`
 * @param short the visible text of the button, e.g. "EN"
 */
export function LanguageSwitcher({
  label,
  current,
  short,
}: Pick<Props, 'label'> & { current: string; short: string }) {
  return (
    <details name="site-nav">
      <summary
        // The name contains the visible text, so that speech control can select the button by it.
        aria-label={current}
      >
        <Icon name="globe" className="globe size-4" />
        <span aria-hidden="true">{short}</span>
        <Icon name="chevron-down" className="chevron size-4 transition-transform" />
      </summary>
      <div className="nav-panel nav-panel-end">
        <LanguageLinks label={label} className="nav-child" />
      </div>
    </details>
  );
}
