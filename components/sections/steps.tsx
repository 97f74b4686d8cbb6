import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';

type Props = { id: string; title: string; lead?: string; items: readonly { title: string; text: string }[] };

/** A section with numbered steps. */
export function StepsSection({ items, ...header }: Props) {
  return (
    <Section {...header} tone="sunken">
      <Steps items={items} level={3} />
    </Section>
  );
}
