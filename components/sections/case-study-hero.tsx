import type { ReactNode } from 'react';
import type { CaseStudyDetail } from '@/lib/content/views';
import { BackLink } from './back-link';
import { Hero } from './hero';

type Props = { study: CaseStudyDetail; back: { text: string; link: string }; breadcrumbs: ReactNode };

/** The hero of a case study: link back to the list, title, summary, industry, and client. */
export function CaseStudyHero({ study, back, breadcrumbs }: Props) {
  return (
    <Hero
      title={study.title}
      description={study.summary}
      image={study.image}
      height="medium"
      viewTransitionName={`study-${study.id}`}
      before={
        <div className="flex flex-wrap items-center gap-x-6">
          <BackLink {...back} />
          {/* On phones, the title is in the first view without them. */}
          <div className="max-md:hidden">{breadcrumbs}</div>
        </div>
      }
      after={
        <ul className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <li className="rounded-full border border-on-night-muted bg-night-clear px-4 py-1.5">
            {study.industry}
          </li>
          <li>{study.client}</li>
        </ul>
      }
    />
  );
}
