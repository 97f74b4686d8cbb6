import { getTranslations } from 'next-intl/server';
import type { ButtonTone } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';

/** A button as content describes it. */
export type Action = { text?: string; about?: string; link: string };

type Props = {
  action: Action;
  /** The message with the usual words of this place, for an action without its own. */
  usual: 'learnMore' | 'getStarted' | 'contactUs' | 'readMore';
  tone?: ButtonTone;
  className?: string;
};

/** The button of a section. */
export async function ActionLink({ action, usual, tone, className }: Props) {
  const t = await getTranslations('Buttons');
  return <ButtonLink {...action} text={action.text ?? t(usual)} tone={tone} className={className} />;
}
