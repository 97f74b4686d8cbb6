import { getFormatter, getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import type { LegalText } from '@/lib/content/views';

/** The text of a legal page: table of contents, date, and numbered sections. */
export async function LegalDocument({ document }: { document: LegalText }) {
  const t = await getTranslations('Legal');
  const format = await getFormatter();
  const date = format.dateTime(new Date(`${document.updated}T12:00:00Z`), { dateStyle: 'long' });
  return (
    <div className="wrap section-padding split">
      <nav aria-label={t('contents')} className="self-start text-sm lg:sticky lg:top-28 print:hidden">
        <p className="mb-3 font-semibold text-muted text-xs uppercase tracking-wide">{t('contents')}</p>
        <ol className="border-line border-s">
          {document.sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`} className="contents-link">
                {index + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="stack-14">
        <p className="font-semibold text-muted text-sm">{t('updated', { date })}</p>
        {document.sections.map(({ id, title, body }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <Heading level={2} size="part" id={`${id}-title`} className="mb-4 max-w-xl">
              {index + 1}. {title}
            </Heading>
            <Prose blocks={body} />
          </section>
        ))}
      </div>
    </div>
  );
}
