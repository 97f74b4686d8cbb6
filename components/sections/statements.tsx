import { Heading } from '@/components/ui/heading';

type Props = { id: string; title: string; items: readonly { title: string; text: string }[] };

/** Mission and vision statements in large type. */
export function Statements({ id, title, items }: Props) {
  return (
    <section aria-labelledby={id} className="section-padding on-night bg-night text-on-night">
      <div className="wrap">
        <h2 id={id} className="mb-8 font-semibold text-dawn text-xs uppercase tracking-wide">
          {title}
        </h2>
        <div className="grid gap-10 md:grid-cols-2 md:gap-12">
          {items.map((item) => (
            <div key={item.title}>
              <Heading level={3} size="small" className="text-on-night-muted">
                {item.title}
              </Heading>
              <p className="mt-4 font-medium text-xl">{item.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
