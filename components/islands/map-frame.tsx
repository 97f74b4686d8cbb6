'use client';

import { useEffect, useRef, useState } from 'react';
import { withTimeout } from './with-timeout';

/** How long the map's service may take to answer, in milliseconds. */
const patience = 8000;

type Props = {
  src: string;
  /** Names the frame. */
  title: string;
  /** Said over the picture where the map does not come. */
  missing: string;
};

/**
 * The embedded map. It lies over a picture, and gives way to it where the service cannot be reached: a frame never
 * says so itself, and would show the browser's own error. So the service is asked once whether it answers at all;
 * what it answers is for the frame alone to see. Without script the frame is simply there.
 */
export function MapFrame({ src, title, missing }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leave = new AbortController();
    const { signal } = leave;
    const ask = async () => {
      try {
        const request = fetch(src, {
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal,
        });
        await withTimeout(patience, request);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      ask();
    });
    // The frame is not in its place until that is in sight.
    observer.observe(element.parentElement as Element);
    return () => {
      observer.disconnect();
      leave.abort();
    };
  }, [src]);

  if (failed)
    return (
      <p className="absolute start-4 bottom-4 rounded-sm bg-night/80 px-3 py-1.5 text-on-night text-sm">
        {missing}
      </p>
    );
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      loading="lazy"
      data-late=""
      suppressHydrationWarning
      referrerPolicy="no-referrer"
      // The map is light in any theme; said so, it lets the picture through until it has come.
      className="absolute inset-0 size-full scheme-light"
    />
  );
}
