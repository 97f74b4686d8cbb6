'use client';

import { useEffect, useRef } from 'react';

/** How long a control must be hovered or focused before its tooltip opens, in milliseconds (specification, section 9). */
const delay = 700;

/** A tooltip opens without delay if another one closed less than this many milliseconds ago (specification, section 9). */
const skipDelay = 300;

/** How long the pointer may take to move from a control to its tooltip, in milliseconds. */
const leaveDelay = 150;

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/**
 * The tooltip for icon buttons: one element for the whole site, shown for any element with `data-tooltip`. Its text is the
 * value of that attribute, or the control's own text if the value is empty. The control's accessible name has the same
 * text, so the tooltip is optional.
 */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = tip.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let current: HTMLElement | null = null;
    let timer = 0;
    let leaving = 0;
    let closedAt = Number.NEGATIVE_INFINITY;
    /** Whether the last input came from a finger. */
    let isTouch = !matchMedia('(any-hover: hover)').matches;

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
      // biome-ignore lint/performance/useDomNodeTextContent: without the parts that the styles hide
      element.textContent = control.dataset.tooltip || control.innerText.trim();
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
      const control = controlOf(event.target);
      if (!control || control === current) return;
      // A finger does not hover; and after a touch, the focus may move to a control by itself.
      if (isTouch) return;
      close();
      current = control;
      const wait = performance.now() - closedAt < skipDelay ? 0 : delay;
      timer = window.setTimeout(() => control.isConnected && show(control), wait);
    };
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (element.contains(target) || current?.contains(target));
    const onPointerOver = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
      if (isInside(event.target)) clearTimeout(leaving);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isTouch = false;
      if (key === 'Escape') close();
    };
    // Ignore pointer events elsewhere: the tooltip of a focused control stays open while the mouse moves.
    const leaves = ({ target, relatedTarget }: PointerEvent | FocusEvent) =>
      isInside(target) && !isInside(relatedTarget);
    const onPointerOut = (event: PointerEvent) => {
      if (!leaves(event)) return;
      if (element.matches(':popover-open')) leaving = window.setTimeout(close, leaveDelay);
      else close();
    };
    const onFocusOut = (event: FocusEvent) => leaves(event) && close();

    document.addEventListener('pointerover', onPointerOver, { signal });
    document.addEventListener('pointerover', open, { signal });
    document.addEventListener('focusin', open, { signal });
    document.addEventListener('pointerout', onPointerOut, { signal });
    document.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('click', close, { signal, capture: true });
    addEventListener('scroll', close, { signal, capture: true, passive: true });
    document.addEventListener('keydown', onKeyDown, { signal, capture: true });
    return () => {
      controller.abort();
      close();
    };
  }, []);

  return <div ref={tip} id="tooltip" role="tooltip" popover="manual" className="tooltip" />;
}
