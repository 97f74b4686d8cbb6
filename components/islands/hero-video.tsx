'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { isConnectionSlow } from '@/lib/site/connection';
import type { HeroVideoPlayer, HeroVideoWords } from './hero-video-player';

type Player = ComponentType<ComponentProps<typeof HeroVideoPlayer>>;

/** Whether the visitor turned on data saving or reduced motion, or has a slow connection. */
function prefersNoVideo(): boolean {
  return isConnectionSlow() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Calls a function when the page has loaded and the browser is idle. The runtime may start before, when the visitor
 * interacts with the page.
 * @param signal cancels the call
 */
function whenIdle(run: () => void, signal: AbortSignal): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || run());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}

/**
 * The looping background video of a hero (specification, section 4). The video and its script load after the page. If
 * either fails, or without JavaScript, the picture below it stays visible.
 */
export function HeroVideo(words: HeroVideoWords) {
  const { path } = words;
  const [Player, setPlayer] = useState<Player>();

  useEffect(() => {
    if (prefersNoVideo()) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    whenIdle(() => {
      import('./hero-video-player').then(
        ({ HeroVideoPlayer }) => signal.aborted || setPlayer(() => HeroVideoPlayer),
        () => signal.aborted || report(path),
      );
    }, signal);
    return () => unmount.abort();
  }, [path]);

  function onFail() {
    report(path);
    setPlayer(undefined);
  }

  return Player && <Player {...words} onFail={onFail} />;
}

function report(path: string) {
  console.error(`The hero video ${path} did not load; its picture is shown instead.`);
}
