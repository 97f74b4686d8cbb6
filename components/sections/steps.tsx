import { Steps } from '@/components/ui/steps';
import { type SectionHeader, SectionWithAction } from './section-with-action';

type Props = SectionHeader & { items: readonly { title: string; text: string; time?: string }[] };

/** A section with numbered steps, in two columns if there is room. */
export function StepsSection({ items, ...header }: Props) {
  return (
    <SectionWithAction {...header} tone="sunken">
      <Steps items={items} columns />
    </SectionWithAction>
  );
}
