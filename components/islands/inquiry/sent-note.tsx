import { Icon } from '@/components/ui/icon';

export type SentWords = { sent: string; next: string; steps: readonly string[] };

/** Confirms below a form that it was sent, and lists the next steps. Unlike the notice, it stays. */
export function SentNote({ words: { sent, next, steps } }: { words: SentWords }) {
  return (
    <div className="mt-6 rounded-md bg-sunken p-7 text-sm">
      <p className="flex gap-2 font-semibold">
        <Icon name="circle-check" className="mt-0.5 size-6 text-positive" />
        {sent}
      </p>
      <p className="mt-3">{next}</p>
      <ol className="mt-2 list-decimal stack-2 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
