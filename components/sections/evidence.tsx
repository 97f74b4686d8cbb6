import { Heading } from '@/components/ui/heading';
import type { CaseStudyCard } from '@/lib/content/views';

type Props = {
  title: string;
  /** The case studies to list; without any, nothing is shown. */
  studies: readonly CaseStudyCard[];
};

const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3', 'md:grid-cols-2 lg:grid-cols-4'];

/**
 * Case studies that prove what a service or industry page says, as a wide band: the main result of each, the link to the
 * case study, and its client. A single case study also shows its excerpt.
 */
export function Evidence({ title, studies }: Props) {
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="evidence" className="bg-sunken pt-20 pb-12">
      <div className="wrap">
        <Heading level={2} size="part" id="evidence" className="mb-8">
          {title}
        </Heading>
        <ul className={`grid gap-10 ${columns[studies.length] ?? columns.at(-1)}`}>
          {studies.map(({ id, link, title, client, excerpt, headline }) => (
            <li key={id} className={`stratum pt-5 ${studies.length === 1 ? 'split' : ''}`}>
              <p className="text-muted text-sm">
                <span className="metric text-3xl text-figure">{headline.metric}</span>
                <br />
                {headline.text}
              </p>
              <div className={studies.length === 1 ? '' : 'mt-4'}>
                <h3 className="font-semibold">
                  <a href={link} className="link">
                    {title}
                  </a>
                </h3>
                {studies.length === 1 && <p className="mt-2 max-w-2xl text-muted">{excerpt}</p>}
                <p className="mt-2 text-muted text-xs">{client}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
