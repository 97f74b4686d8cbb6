'use client';

import { useEffect, useRef } from 'react';

/** How long pointing or focus has to last, and how soon after another tooltip it need not, in milliseconds (specification, section 9). */
const delay = 700;
const skipDelay = 300;

const owner = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/**
 * Tooltips for controls that show only an icon: one for the whole site, shown for any element with a
 * `data-tooltip`. The same words are the control's name, so that nobody depends on it.
 */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = tip.current;
    if (!element) return;
    const leave = new AbortController();
    const { signal } = leave;
    let current: HTMLElement | null = null;
    let timer = 0;
    let closedAt = Number.NEGATIVE_INFINITY;

    const close = () => {
      clearTimeout(timer);
      current?.removeAttribute('aria-describedby');
      current = null;
      if (!element.matches(':popover-open')) return;
      element.hidePopover();
      closedAt = performance.now();
    };
    const show = (control: HTMLElement) => {
      element.textContent = control.dataset.tooltip ?? '';
      element.showPopover();
      control.setAttribute('aria-describedby', element.id);
      const box = control.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = element;
      const left = box.left + box.width / 2 - width / 2;
      const above = box.top - height - 8;
      element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
      element.style.top = `${above > 8 ? above : box.bottom + 8}px`;
    };
    const open = (event: Event) => {
      const control = owner(event.target);
      if (!control || control === current) return;
      close();
      current = control;
      const wait = performance.now() - closedAt < skipDelay ? 0 : delay;
      timer = window.setTimeout(() => control.isConnected && show(control), wait);
    };
    const leaveTo = (event: PointerEvent | FocusEvent) => {
      const to = event.relatedTarget;
      // It stays while it is pointed at itself.
      if (to instanceof Node && (element.contains(to) || current?.contains(to))) return;
      close();
    };

    document.addEventListener('pointerover', open, { signal });
    document.addEventListener('focusin', open, { signal });
    document.addEventListener('pointerout', leaveTo, { signal });
    document.addEventListener('focusout', leaveTo, { signal });
    document.addEventListener('click', close, { signal, capture: true });
    addEventListener('scroll', close, { signal, capture: true, passive: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    return () => {
      leave.abort();
      close();
    };
  }, []);

  return <div ref={tip} id="tooltip" role="tooltip" popover="manual" className="tooltip" />;
}
