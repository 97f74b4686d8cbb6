import { useEffect, useMemo } from 'react';

/** How long typing has to pause before the address follows, in milliseconds. */
const pause = 250;

/**
 * Keeps the address up to date without a step in the history. A browser needs several milliseconds for each
 * change, and some refuse more than a hundred in half a minute, so typing may be written later.
 * @returns `write` at once, `writeSoon` when nothing more comes, `flush` what waits, `isWaiting`
 */
export function useAddress() {
  const address = useMemo(() => {
    let waiting: string | null = null;
    let timer = 0;
    const write = (address: string) => {
      clearTimeout(timer);
      waiting = null;
      history.replaceState(history.state, '', address);
    };
    const flush = () => {
      if (waiting !== null) write(waiting);
    };
    const writeSoon = (address: string) => {
      clearTimeout(timer);
      waiting = address;
      timer = window.setTimeout(flush, pause);
    };
    const drop = () => {
      clearTimeout(timer);
      waiting = null;
    };
    return { write, writeSoon, flush, drop, isWaiting: () => waiting !== null };
  }, []);

  useEffect(() => {
    addEventListener('pagehide', address.flush);
    return () => {
      removeEventListener('pagehide', address.flush);
      // By now the address is another page's.
      address.drop();
    };
  }, [address]);

  return address;
}
