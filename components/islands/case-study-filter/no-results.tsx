'use client';

import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';

type Props = {
  words: { none: string; hint: string; clear: string };
  /** Called to select all case studies again. */
  onClear: () => void;
};

/** Shown instead of the list if nothing matches the selection. */
export function NoResults({ words, onClear }: Props) {
  return (
    <div className="py-6 text-center">
      <Heading level={3} size="section">
        {words.none}
      </Heading>
      <p className="mt-4 mb-8 text-lg text-muted">{words.hint}</p>
      <Button onClick={onClear}>{words.clear}</Button>
    </div>
  );
}
