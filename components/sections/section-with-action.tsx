import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { type Action, ActionLink } from './action-link';

/** What the content says about a section with a list: its id, heading, lead, and the button to the full list. */
export type SectionHeader = { id: string; title: string; lead?: string; action?: Action };

type Props = SectionHeader & Pick<ComponentProps<typeof Section>, 'tone' | 'children'>;

/** A section with a button beside its heading, if the content has one. */
export function SectionWithAction({ action, ...section }: Props) {
  return (
    <Section
      {...section}
      action={action && <ActionLink action={action} defaultText="readMore" tone="outline" />}
    />
  );
}
