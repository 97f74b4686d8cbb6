'use client';

import { useEffect, useState } from 'react';
import { allowSlash, isSlashAllowed } from './shortcut';

/**
 * Turns the "/" shortcut of the search off and on (WCAG 2.1.4: people who speak to their computer, or whose hands shake,
 * press single keys by accident). Without JavaScript there is no shortcut, and nothing is shown.
 */
export function ShortcutSwitch({ label }: { label: string }) {
  const [isAllowed, setAllowed] = useState<boolean>();
  useEffect(() => setAllowed(isSlashAllowed()), []);
  if (isAllowed === undefined) return null;
  return (
    <label className="mt-8 [@media(hover:none)]:hidden inline-flex min-h-11 items-center gap-3 text-muted text-sm">
      <input
        type="checkbox"
        className="size-5"
        checked={isAllowed}
        onChange={({ target }) => {
          allowSlash(target.checked);
          setAllowed(target.checked);
        }}
      />
      {label}
    </label>
  );
}
