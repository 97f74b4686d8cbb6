'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon';

type Props = {
  /** The video's path without its ending; `.webm` and `.mp4` lie there. */
  path: string;
  pause: string;
  play: string;
};

type Connection = { saveData?: boolean };

/** Whether a visitor asked for less: to save data, or to see less motion. */
function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The looping background video of a hero (specification, section 4): comes after the page, fades in once it
 * can play, and gives way to the picture under it if it fails. Without script there is only the picture.
 */
export function HeroVideo({ path, pause, play }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(false);
  const stoppedByVisitor = useRef(false);

  useEffect(() => setWanted(!wantsLess()), []);

  const start = useCallback((element: HTMLVideoElement) => {
    element.play().catch(({ name }: DOMException) => {
      // Any other refusal means that it was stopped again, or that there is nothing to show.
      if (name === 'NotAllowedError') setShown(true);
    });
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      else if (!stoppedByVisitor.current) start(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted, start]);

  if (!wanted) return null;

  function toggle() {
    const element = video.current;
    if (!element) return;
    stoppedByVisitor.current = !element.paused;
    if (element.paused) start(element);
    else element.pause();
  }

  function fail() {
    console.error(`The hero video ${path} did not load; its picture is shown instead.`);
    setWanted(false);
  }

  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onCanPlay={() => setShown(true)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={fail}
        className={`absolute inset-0 -z-10 size-full object-cover transition-opacity duration-400 ${shown ? 'opacity-100' : 'opacity-0'}`}
      >
        <source src={`${path}.webm`} type='video/webm; codecs="av01.0.08M.08"' />
        <source src={`${path}.mp4`} type='video/mp4; codecs="avc1.640028"' onError={fail} />
      </video>
      {shown && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? pause : play}
          data-tooltip={playing ? pause : play}
          className="absolute end-5 bottom-5 z-10 grid size-11 place-items-center rounded-full border border-on-night-muted bg-night/70 text-on-night hover:border-dawn hover:text-dawn"
        >
          <Icon name={playing ? 'pause' : 'play'} className="size-4" />
        </button>
      )}
    </>
  );
}
