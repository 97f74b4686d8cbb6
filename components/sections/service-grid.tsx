import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { withBreaks } from '@/components/ui/keep-together';
import { Picture } from '@/components/ui/picture';
import type { ServiceSummary } from '@/lib/content/views';
import { type SectionHeader, SectionWithAction } from './section-with-action';

type Props = SectionHeader & { services: readonly ServiceSummary[] };

/** A section with service cards in 1, 2, or 4 columns: icon, name, description. */
export function ServiceGrid({ services, ...header }: Props) {
  return (
    <SectionWithAction {...header}>
      <ServiceCards services={services} />
    </SectionWithAction>
  );
}

/** The grid of cards without the section around it. */
export function ServiceCards({
  services,
  columns = 4,
}: {
  services: readonly ServiceSummary[];
  columns?: 3 | 4;
}) {
  return (
    <ul
      className={`grid gap-x-6 gap-y-10 ${columns === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {services.map(({ id, icon, title, description, link, image }) => (
        <li key={id} className="group relative grid grid-cols-[auto_1fr] content-start gap-x-6 md:block">
          <div className="on-night relative row-span-2 size-20 overflow-hidden rounded-md text-on-night md:aspect-3/2 md:h-auto md:w-full">
            <Picture
              image={image}
              size="card"
              sizes="(min-width: 48rem) 20rem, 5rem"
              className="size-full transition-transform group-hover:[scale:1.04]"
            />
            <Icon name={icon} className="absolute start-2 bottom-2 size-7 rounded-sm bg-night p-1" />
          </div>
          <Heading level={3} size="small" className="md:mt-5">
            <a href={link} className="cover-link group-hover:underline">
              {title}
              {'\u00a0'}
              <Icon name="arrow-right" className="inline-block size-4 text-action" />
            </a>
          </Heading>
          <p className="mt-2 text-muted text-sm">{withBreaks(description)}</p>
        </li>
      ))}
    </ul>
  );
}
