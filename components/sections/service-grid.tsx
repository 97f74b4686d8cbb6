import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { ServiceSummary } from '@/lib/content/views';
import { type SectionHeader, SectionWithAction } from './section-with-action';

type Props = SectionHeader & { services: readonly ServiceSummary[] };

/** A section with service cards in 1, 2, or 4 columns: icon, name, description. */
export function ServiceGrid({ services, ...header }: Props) {
  return (
    <SectionWithAction {...header}>
      <ServiceCards services={services} level={3} />
    </SectionWithAction>
  );
}

/** The grid of cards without the section around it. */
export function ServiceCards({
  services,
  level,
  columns = 4,
}: {
  services: readonly ServiceSummary[];
  level: 3;
  columns?: 3 | 4;
}) {
  return (
    <ul
      className={`grid border-line border-s border-t ${columns === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {services.map(({ id, icon, title, description, link }) => (
        <li
          key={id}
          className="group layer relative grid grid-cols-[auto_1fr] content-start gap-x-5 border-line border-e border-b p-5 transition-[background-color] hover:bg-action-soft md:flex md:flex-col md:p-6 lg:p-7"
        >
          <Icon name={icon} className="row-span-2 size-7 text-action" />
          <Heading level={level} size="small" className="md:mt-6 lg:mt-9">
            <a href={link} className="cover-link">
              {title}
            </a>
          </Heading>
          <p className="mt-1 text-muted text-sm md:mt-3">{description}</p>
          <span className="mt-auto pt-5 max-md:hidden">
            <Icon
              name="arrow-right"
              className="size-5 text-action opacity-70 transition-transform group-hover:translate-x-1"
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
