import { Heading } from '@/components/ui/heading';

type Props = {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
  /** Whether the list has the whole width of the page: three columns, and a larger heading. */
  isWide?: boolean;
};

/** A list in columns; each item has a short heading and a sentence. */
export function PointList({ id, title, items, isWide = false }: Props) {
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size={isWide ? 'section' : 'detail'} id={id} className="mb-8">
        {title}
      </Heading>
      <ul className={`grid gap-x-10 sm:grid-cols-2 ${isWide ? 'lg:grid-cols-3' : ''}`}>
        {items.map((item) => (
          <li
            key={item.title}
            className={`border-line border-t py-6 md:last:odd:col-span-2 ${isWide ? 'lg:last:odd:col-span-1' : ''}`}
          >
            <Heading level={3} size="small">
              {item.title}
            </Heading>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
