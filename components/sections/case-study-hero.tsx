import type { ReactNode } from 'react';
import type { CaseStudyDetail, Summit } from '@/lib/content/views';
import { ActionLink } from './action-link';
import { BackLink } from './back-link';
import { Hero } from './hero';

type Props = {
  study: CaseStudyDetail;
  back: { text: string; link: string };
  /** The text of the button, which leads to the form. */
  inquiry: string;
  summits: readonly Summit[];
  breadcrumbs: ReactNode;
};

const badge = 'rounded-sm border border-on-night-muted bg-night-clear px-2 py-1';

/** The hero of a case study: link back to the list, title, summary, button to the form, and badges of industry and client. */
export function CaseStudyHero({ study, back, inquiry, summits, breadcrumbs }: Props) {
  return (
    <Hero
      title={study.title}
      description={study.summary}
      image={study.image}
      height="medium"
      summits={summits}
      viewTransitionName={`study-${study.id}`}
      before={
        <div className="flex flex-wrap items-center gap-x-6">
          <BackLink {...back} />
          {/* On phones, the title is in the first view without them. */}
          <div className="max-w-xl max-md:hidden">{breadcrumbs}</div>
        </div>
      }
      after={
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4 text-sm">
          <ActionLink
            action={{ text: inquiry, link: '#contact-form' }}
            defaultText="contactUs"
            tone="light"
            className="print:hidden"
          />
          <ul className="flex flex-wrap items-center gap-3">
            <li className={badge}>{study.industry}</li>
            <li className={badge}>{study.client}</li>
          </ul>
        </div>
      }
    />
  );
}
