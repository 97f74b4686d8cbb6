import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { type Action, ActionLink } from './action-link';

type Props = {
  id: string;
  title: string;
  lead?: string;
  items: readonly { title: string; text: string; time?: string }[];
  action?: Action;
};

/** A section with numbered steps. */
export function StepsSection({ items, action, ...header }: Props) {
  return (
    <Section
      {...header}
      tone="sunken"
      action={action && <ActionLink action={action} defaultText="readMore" tone="outline" />}
    >
      <Steps items={items} level={3} />
    </Section>
  );
}
