import { Heading } from '@/components/ui/heading';
import { Portrait } from '@/components/ui/portrait';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/lib/content/views';
import { partId } from '@/lib/site/site-map';

type Props = Pick<SectionOf<'people'>, 'title' | 'lead' | 'items'> & { id: string };

/** How many people have large portraits: one row. */
const most = 3;

/** People with drawn portraits: what each does and has built, and the languages each works in. */
export function People({ items, ...header }: Props) {
  const isLarge = items.length <= most;
  return (
    <Section {...header}>
      <ul className="grid gap-10 md:grid-cols-3">
        {items.map(({ name, hair, role, built, languages }, index) => (
          <li
            key={name}
            id={partId(header.id, index)}
            className={isLarge ? 'grid content-start gap-5' : 'flex gap-5 md:max-lg:flex-col'}
          >
            <Portrait
              seed={name}
              hair={hair}
              className={`rounded-md ${isLarge ? 'aspect-[6/5] w-full' : 'size-20 shrink-0'}`}
            />
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
