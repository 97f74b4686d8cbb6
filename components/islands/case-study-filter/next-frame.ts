'use client';

import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value one frame late, as a transition, so that expensive rendering does not delay the visible response to
 * input. If the value changes again before that frame, only the newest value is returned. (`useDeferredValue` can
 * render before the browser paints.)
 */
export function useNextFrame<T extends readonly unknown[] | string>(value: T): T {
  const [delayed, setDelayed] = useState(value);

  useEffect(() => {
    if (delayed === value) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDelayed(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, delayed]);

  return delayed;
}
