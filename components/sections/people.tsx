import { Heading } from '@/components/ui/heading';
import { Portrait } from '@/components/ui/portrait';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/lib/content/views';
import { partId } from '@/lib/site/site-map';

type Props = Pick<SectionOf<'people'>, 'title' | 'lead' | 'items' | 'portraits'> & { id: string };

/** Up to how many people, the pictures are large and above the texts on wide screens. */
const few = 3;

/** People with their pictures: what each does and has built, and the languages each works in. */
export function People({ items, portraits, ...header }: Props) {
  const isLarge = items.length <= few;
  return (
    <Section {...header}>
      <ul className="grid gap-10 md:grid-cols-3">
        {items.map(({ name, role, built, languages }, index) => (
          <li
            key={name}
            id={partId(header.id, index)}
            className={`flex gap-5 ${isLarge ? 'md:block' : 'md:max-lg:flex-col'}`}
          >
            <Portrait
              art={portraits[index]}
              sizes={isLarge ? '(min-width: 48rem) 26rem, 5rem' : undefined}
              className={`size-20 ${isLarge ? 'md:aspect-3/2 md:h-auto md:w-full' : ''}`}
            />
            <div className={isLarge ? 'md:mt-5' : ''}>
              <Heading level={3} size="small">
                {name}
              </Heading>
              <p className="text-muted text-sm">{role}</p>
              <p className="mt-2 text-muted text-sm">{built}</p>
              <p className="mt-2 text-muted text-xs">{languages}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
