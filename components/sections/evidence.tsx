import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { CaseStudyCard } from '@/lib/content/views';

type Props = {
  title: string;
  /** The case studies to list; without any, nothing is shown. */
  studies: readonly CaseStudyCard[];
};

/** Case studies that prove what a service or industry page says: the main result beside title, client, and excerpt. */
export function Evidence({ title, studies }: Props) {
  if (studies.length === 0) return null;
  return (
    <Section id="evidence" title={title}>
      <ul className="border-line border-b">
        {studies.map(({ id, link, title, client, excerpt, headline }) => (
          <li key={id} className="grid gap-x-10 gap-y-4 border-line border-t py-7 lg:grid-cols-[4fr_8fr]">
            <p className="text-muted text-sm">
              <span className="tabular font-bold font-display text-3xl text-figure tracking-tight">
                {headline.metric}
              </span>
              <br />
              {headline.text}
            </p>
            <div>
              <Heading level={3} size="part">
                <a href={link} className="link">
                  {title}
                </a>
              </Heading>
              <p className="mt-2 font-semibold text-muted text-xs">{client}</p>
              <p className="mt-2 max-w-2xl text-muted">{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
