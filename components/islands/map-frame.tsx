'use client';

import { useEffect, useRef, useState } from 'react';
import { observe } from './observe';
import { withTimeout } from './with-timeout';

/** How long the map service may take to respond, in milliseconds. */
const timeout = 8000;

type Props = {
  src: string;
  /** The accessible name of the frame. */
  title: string;
  /** The text over the picture when the map does not load. */
  missing: string;
};

/**
 * The embedded map, over a picture. A frame does not report a failed load and shows the browser's error page, so this
 * island sends one opaque request to the map service when the map is in the viewport, and removes the frame if the
 * request fails. Without JavaScript, the frame is always shown.
 */
export function MapFrame({ src, title, missing }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const checkService = async () => {
      try {
        const request = fetch(src, {
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal,
        });
        await withTimeout(timeout, request);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    };
    let isChecked = false;
    // Observe the parent: CSS moves the frame outside of it until the parent is in the viewport.
    const stop = observe(element.parentElement as Element, (isVisible) => {
      if (!isVisible || isChecked) return;
      isChecked = true;
      checkService();
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [src]);

  if (failed)
    return (
      <p className="absolute start-2 bottom-2 rounded-sm bg-night-clear px-2 py-1 text-on-night text-sm">
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
      // The map has no dark theme. With `scheme-light`, the frame is transparent while it loads, so the picture shows.
      className="map-frame absolute inset-0 size-full scheme-light"
    />
  );
}
