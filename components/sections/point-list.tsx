import { Heading } from '@/components/ui/heading';

type Props = {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
  /** Whether there is room for a third column. */
  isWide?: boolean;
};

/** A list in columns; each item has a short heading and a sentence. */
export function PointList({ id, title, items, isWide = false }: Props) {
  // Every row is full: the last item of an odd number takes two columns, and a third column only exists where it fills
  // the last row, too.
  const isOdd = items.length % 2 === 1;
  const fillsThree = items.length % 3 === 0;
  const hasThree = isWide && (fillsThree || (isOdd && items.length % 3 === 2));
  const hasWideEnd = isOdd && !(hasThree && fillsThree);
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="detail" id={id} className="mb-8">
        {title}
      </Heading>
      <ul className={`grid gap-x-10 sm:grid-cols-2 ${hasThree ? 'lg:grid-cols-3' : ''}`}>
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`border-line border-t py-6 ${hasWideEnd && index === items.length - 1 ? 'sm:col-span-2' : ''}`}
          >
            <Heading level={3} size="small">
              {item.title}
            </Heading>
            <p className="mt-2 max-w-2xl text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
