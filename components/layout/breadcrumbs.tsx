import { getTranslations } from 'next-intl/server';
import type { Crumb } from '@/lib/content/views';

/** The breadcrumbs. The first crumb is the home page, the last one this page. */
export async function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = await getTranslations('Breadcrumbs');
  return (
    <nav aria-label={t('label')} className="mb-6 text-on-night-muted text-xs print:hidden">
      <ol>
        {crumbs.map(({ text, link }, index) => (
          <li
            key={link}
            // Hidden on phones, where the title directly below names the page.
            className={`inline ${index > 1 ? 'max-md:hidden' : ''}`}
          >
            {index > 0 && <span aria-hidden="true">{'\u00a0/ '}</span>}
            <a
              href={link}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              className="py-1 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
