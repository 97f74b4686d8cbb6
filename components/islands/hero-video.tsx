'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { HeroVideoPlayer, HeroVideoWords } from './hero-video-player';

type Connection = { saveData?: boolean };
type Player = ComponentType<ComponentProps<typeof HeroVideoPlayer>>;

/** Whether the visitor turned on data saving or reduced motion. */
function prefersNoVideo(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
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
    let cancelled = false;
    import('./hero-video-player').then(
      ({ HeroVideoPlayer }) => cancelled || setPlayer(() => HeroVideoPlayer),
      () => cancelled || report(path),
    );
    return () => {
      cancelled = true;
    };
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
