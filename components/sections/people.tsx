import { Heading } from '@/components/ui/heading';
import { Portrait } from '@/components/ui/portrait';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/lib/content/views';
import { partId } from '@/lib/site/site-map';

type Props = Pick<SectionOf<'people'>, 'title' | 'lead' | 'items' | 'portraits'> & { id: string };

/** People with their initials: what each does and has built, and the languages each works in. */
export function People({ items, portraits, ...header }: Props) {
  return (
    <Section {...header}>
      <ul className="grid gap-10 md:grid-cols-3">
        {items.map(({ name, role, built, languages }, index) => (
          <li key={name} id={partId(header.id, index)} className="flex gap-5 md:max-lg:flex-col">
            <Portrait {...portraits[index]} sizes="6rem" className="size-24" />
            <div>
              <Heading level={3} size="small">
                {name}
              </Heading>
              <p className="text-muted text-sm">{role}</p>
              <p className="mt-2 text-muted text-sm">{built}</p>
              <p className="mt-2 text-xs">{languages}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
