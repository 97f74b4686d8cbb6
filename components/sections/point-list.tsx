import { Heading } from '@/components/ui/heading';

type Props = {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
};

/** A list in two columns; each item has a short heading and a sentence. */
export function PointList({ id, title, items }: Props) {
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="detail" id={id} className="mb-8">
        {title}
      </Heading>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-line border-t py-6 md:last:odd:col-span-2">
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
