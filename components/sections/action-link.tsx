import { getTranslations } from 'next-intl/server';
import type { ButtonTone } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';

/** A button in a content file: its target, and optionally its text and what it is about (for screen readers). */
export type Action = { text?: string; about?: string; link: string };

type Props = {
  action: Action;
  /** The message (`Buttons.…`) to use if the action has no text. */
  defaultText: 'learnMore' | 'getStarted' | 'contactUs' | 'readMore';
  tone?: ButtonTone;
  className?: string;
};

/** The button of a section. */
export async function ActionLink({ action, defaultText, tone, className }: Props) {
  const t = await getTranslations('Buttons');
  return <ButtonLink {...action} text={action.text ?? t(defaultText)} tone={tone} className={className} />;
}
