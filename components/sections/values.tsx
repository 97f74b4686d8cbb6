import { Heading } from '@/components/ui/heading';
import { Icon, type IconName } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';

type Props = {
  id: string;
  title: string;
  lead?: string;
  items: readonly { title: string; text: string; icon: IconName }[];
};

/** The company's values. */
export function Values({ items, ...header }: Props) {
  return (
    <Section {...header}>
      <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
        {items.map((item) => (
          <li key={item.title} className="border-line-strong border-t pt-5">
            <Icon name={item.icon} className="size-7" />
            <Heading level={3} size="small" className="mt-5">
              {item.title}
            </Heading>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
