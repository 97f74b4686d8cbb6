'use client';

import { useEffect, useRef } from 'react';

/** How long pointing or focus has to last, and how soon after another tooltip it need not, in milliseconds (specification, section 9). */
const delay = 700;
const skipDelay = 300;

/** How long the pointer may take over the gap between a control and its tooltip, in milliseconds. */
const grace = 150;

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
    let leaving = 0;
    let closedAt = Number.NEGATIVE_INFINITY;

    const close = () => {
      clearTimeout(timer);
      clearTimeout(leaving);
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
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (element.contains(target) || current?.contains(target));
    const stay = ({ target }: Event) => isInside(target) && clearTimeout(leaving);
    // Only what leaves the control counts: a pointer that passes elsewhere is none of the keyboard's business.
    const leaves = ({ target, relatedTarget }: PointerEvent | FocusEvent) =>
      isInside(target) && !isInside(relatedTarget);
    const point = (event: PointerEvent) => {
      if (!leaves(event)) return;
      if (element.matches(':popover-open')) leaving = window.setTimeout(close, grace);
      else close();
    };
    const blur = (event: FocusEvent) => leaves(event) && close();

    document.addEventListener('pointerover', stay, { signal });
    document.addEventListener('pointerover', open, { signal });
    document.addEventListener('focusin', open, { signal });
    document.addEventListener('pointerout', point, { signal });
    document.addEventListener('focusout', blur, { signal });
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
