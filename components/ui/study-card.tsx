import type { StudyCard as Study } from '@/content/views';
import { Heading } from './heading';
import { Picture } from './picture';

type Props = {
  study: Study;
  level: 2 | 3;
  /** How wide the picture is shown, as for the `sizes` attribute. */
  sizes: string;
};

/** A case study: its picture with the one number that matters, client and industry, title, summary. */
export function StudyCard({ study, level, sizes }: Props) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="pictured relative overflow-hidden rounded-md">
        <Picture image={study.image} size="card" sizes={sizes} className="aspect-8/5" />
        <p className="on-night scrim-up absolute inset-0 flex items-end p-5 text-on-night">
          <span className="dawn-text font-bold font-display text-2xl tracking-tight">
            {study.headline.metric}
          </span>
        </p>
      </div>
      <p className="mt-5 font-semibold text-muted text-xs">
        <span className="text-action">{study.industry}</span> · {study.client}
      </p>
      <Heading level={level} size="small" className="mt-2">
        <a href={study.link} className="cover-link group-hover:underline group-hover:underline-offset-4">
          {study.title}
        </a>
      </Heading>
      <p className="mt-2 line-clamp-3 text-muted text-sm">{study.summary}</p>
    </article>
  );
}
