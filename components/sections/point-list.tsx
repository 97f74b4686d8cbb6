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
  // Two columns if a third one would leave the last item alone in its row.
  const hasThree = isWide && items.length % 3 !== 1;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="detail" id={id} className="mb-8">
        {title}
      </Heading>
      <ul className={`grid gap-x-10 sm:grid-cols-2 ${hasThree ? 'lg:grid-cols-3' : ''}`}>
        {items.map((item) => (
          <li key={item.title} className="border-line border-t py-6">
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
