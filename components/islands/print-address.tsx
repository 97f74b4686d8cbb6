'use client';

import { useEffect } from 'react';

/** Adds the address of the page to the last line on paper (print.css), for the page that is shown when it is printed. */
export function PrintAddress() {
  useEffect(() => {
    const write = () => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      document.querySelector('main')?.setAttribute('data-address', ` · ${(canonical ?? location).href}`);
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return null;
}
