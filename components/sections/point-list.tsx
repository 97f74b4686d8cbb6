import { Heading } from '@/components/ui/heading';

type Props = {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
  /** Whether the list has the whole width of the page: full rows of three or two, and a larger heading. */
  isWide?: boolean;
};

/** How many items are in the last rows of two, so that no row of three has a hole. */
const inPairs = (count: number) => [0, Math.min(4, count), 2][count % 3] ?? 0;

/** The class for the columns of an item, of six. */
export const spanOf = (index: number, count: number) =>
  index < count - inPairs(count) ? 'lg:col-span-2' : 'lg:col-span-3';

/** A list in columns; each item has a short heading and a sentence. */
export function PointList({ id, title, items, isWide = false }: Props) {
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size={isWide ? 'section' : 'detail'} id={id} className="mb-8">
        {title}
      </Heading>
      <ul className={`grid gap-x-10 sm:grid-cols-2 ${isWide ? 'lg:grid-cols-6' : ''}`}>
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`border-line border-t py-6 ${isWide ? `md:max-lg:last:odd:col-span-2 ${spanOf(index, items.length)}` : 'md:last:odd:col-span-2'}`}
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
