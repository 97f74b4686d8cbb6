import { Icon } from '@/components/ui/icon';

export type SentWords = { sent: string; sentText: string; next: string; steps: readonly string[] };

/** Fills the visitor's address into the text after success. */
export const fillSentText = ({ sentText }: SentWords, visitor: string) =>
  // A function, because `$` has a meaning in a replacement.
  sentText.replace('{visitorEmail}', () => visitor);

/**
 * Confirms below a form that it was sent, and lists the next steps. It has the text of the notice, because it stays, and
 * the notice disappears (WCAG 2.2.1).
 * @param visitor the address that the visitor sent
 */
export function SentNote({ words, visitor }: { words: SentWords; visitor: string }) {
  const { sent, next, steps } = words;
  return (
    <div className="mt-6 rounded-md bg-sunken p-7 text-sm">
      <p className="flex gap-2 font-semibold">
        <Icon name="circle-check" className="mt-0.5 size-6 text-positive" />
        {sent}
      </p>
      <p className="mt-3">{fillSentText(words, visitor)}</p>
      <p className="mt-3">{next}</p>
      <ol className="mt-2 list-decimal stack-2 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
