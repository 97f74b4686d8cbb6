'use client';

import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another one after the browser has painted, so that what takes long never stands before what
 * is answered at once. A newer value takes the place of one that waits.
 */
export function useNextFrame<T extends readonly unknown[] | string>(value: T): T {
  const [followed, setFollowed] = useState(value);

  useEffect(() => {
    if (followed === value) return;
    let wait: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      wait = setTimeout(() => startTransition(() => setFollowed(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(wait);
    };
  }, [value, followed]);

  return followed;
}
