'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { observe } from './observe';

export type HeroVideoWords = {
  /** The path of the video without its ending; the endings are `.webm`, `.mp4`, `-phone.webm`, and `-phone.mp4`. */
  path: string;
  pause: string;
  play: string;
};

/** Viewports below the mobile breakpoint (specification, section 9). */
const phone = '(width < 48rem)';

type Props = HeroVideoWords & { onFail: () => void };

/**
 * Plays a hero's video while it is in the viewport, with a pause button. The video fades in when it can play, or when
 * the browser blocks autoplay.
 * @param onFail called when the video cannot be loaded
 */
export function HeroVideoPlayer({ path, pause, play, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(false);
  const stoppedByVisitor = useRef(false);

  const start = useCallback((element: HTMLVideoElement) => {
    element.play().catch(({ name }: DOMException) => {
      // Other errors mean that playback was interrupted or that there is no video.
      if (name === 'NotAllowedError') setShown(true);
    });
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const stop = observe(element, (isVisible) => {
      if (!isVisible) element.pause();
      else if (!stoppedByVisitor.current) start(element);
    });
    return () => {
      stop();
      // Chromium keeps a removed video, and its whole page, as long as a source has a media query.
      if (!element.isConnected)
        for (const source of element.querySelectorAll('source')) source.removeAttribute('media');
    };
  }, [start]);

  function toggle() {
    const element = video.current;
    if (!element) return;
    stoppedByVisitor.current = !element.paused;
    if (element.paused) start(element);
    else element.pause();
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
        // In React, events of sources bubble; a source whose media does not match has an error event, too.
        onError={({ target, currentTarget }) => target === currentTarget && onFail()}
        className={`hero-back object-cover ${shown ? '' : 'opacity-0'}`}
      >
        {/* The browser takes the first source whose medium and type match; only an error of the last one is final. */}
        <source media={phone} src={`${path}-phone.webm`} type='video/webm; codecs="av01.0.08M.08"' />
        <source media={phone} src={`${path}-phone.mp4`} type='video/mp4; codecs="avc1.640028"' />
        <source src={`${path}.webm`} type='video/webm; codecs="av01.0.08M.08"' />
        <source src={`${path}.mp4`} type='video/mp4; codecs="avc1.640028"' onError={onFail} />
      </video>
      {shown && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? pause : play}
          data-tooltip={playing ? pause : play}
          className="absolute end-5 bottom-(--pause,1.25rem) z-30 grid size-11 place-items-center rounded-full border border-on-night-muted bg-night-clear text-on-night hover:text-dawn"
        >
          <Icon name={playing ? 'pause' : 'play'} className="size-4" />
        </button>
      )}
    </>
  );
}
