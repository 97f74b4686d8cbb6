'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { HeroVideoPlayer, HeroVideoWords } from './hero-video-player';

type Connection = { saveData?: boolean };
type Player = ComponentType<ComponentProps<typeof HeroVideoPlayer>>;

/** Whether a visitor asked for less: to save data, or to see less motion. */
function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The looping background video of a hero (specification, section 4): it and its script come after the page, and
 * give way to the picture under it if they fail. Without script there is only the picture.
 */
export function HeroVideo(words: HeroVideoWords) {
  const { path } = words;
  const [Player, setPlayer] = useState<Player>();

  useEffect(() => {
    if (wantsLess()) return;
    let left = false;
    import('./hero-video-player').then(
      ({ HeroVideoPlayer }) => left || setPlayer(() => HeroVideoPlayer),
      () => left || report(path),
    );
    return () => {
      left = true;
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
