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

/** Shows the tooltip above a control, or below it where the viewport has no space above. */
function show(tip: HTMLElement, control: HTMLElement): void {
  // biome-ignore lint/performance/useDomNodeTextContent: without the parts that the styles hide
  tip.textContent = control.dataset.tooltip || control.innerText.trim();
  tip.showPopover();
  control.setAttribute('aria-describedby', tip.id);
  const box = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = box.left + box.width / 2 - width / 2;
  const above = box.top - height - 8;
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  tip.style.top = `${above > 8 ? above : box.bottom + 8}px`;
}

/** The tooltip with its delays: `leave` closes it, unless `stay` follows within the delay. */
function createTooltip(tip: HTMLElement) {
  let current: HTMLElement | null = null;
  let timer = 0;
  let leaving = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  const isOpen = () => tip.matches(':popover-open');

  const close = () => {
    clearTimeout(timer);
    clearTimeout(leaving);
    current?.removeAttribute('aria-describedby');
    current = null;
    if (!isOpen()) return;
    tip.hidePopover();
    closedAt = performance.now();
  };
  const open = (control: HTMLElement | null) => {
    if (!control || control === current) return;
    close();
    current = control;
    const wait = performance.now() - closedAt < skipDelay ? 0 : delay;
    timer = window.setTimeout(() => control.isConnected && show(tip, control), wait);
  };
  const leave = () => {
    if (isOpen()) leaving = window.setTimeout(close, leaveDelay);
    else close();
  };
  const stay = () => clearTimeout(leaving);
  /** Whether an element is in the tooltip or in its control. */
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (tip.contains(target) || current?.contains(target));
  return { open, close, leave, stay, isInside };
}

/**
 * Opens and closes the tooltip for the pointer, the focus, and the keyboard.
 * @returns a function that removes all listeners and closes the tooltip
 */
function listen(tip: HTMLElement): () => void {
  const { open, close, leave, stay, isInside } = createTooltip(tip);
  const controller = new AbortController();
  const { signal } = controller;
  /** Whether the last input came from a finger. */
  let isTouch = !matchMedia('(any-hover: hover)').matches;

  // A finger does not hover; and after a touch, the focus may move to a control by itself.
  const enter = ({ target }: Event) => isTouch || open(controlOf(target));
  // Ignore pointer events elsewhere: the tooltip of a focused control stays open while the mouse moves.
  const leaves = ({ target, relatedTarget }: PointerEvent | FocusEvent) =>
    isInside(target) && !isInside(relatedTarget);
  const onPointerOver = (event: PointerEvent) => {
    isTouch = event.pointerType === 'touch';
    if (isInside(event.target)) stay();
    enter(event);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isTouch = false;
    if (key === 'Escape') close();
  };

  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('focusin', enter, { signal });
  document.addEventListener('pointerout', (event) => leaves(event) && leave(), { signal });
  document.addEventListener('focusout', (event) => leaves(event) && close(), { signal });
  document.addEventListener('click', close, { signal, capture: true });
  addEventListener('scroll', close, { signal, capture: true, passive: true });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return () => {
    controller.abort();
    close();
  };
}

/**
 * The tooltip for icon buttons: one element for the whole site, shown for any element with `data-tooltip`. Its text is the
 * value of that attribute, or the control's own text if the value is empty. The control's accessible name has the same
 * text, so the tooltip is optional.
 */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tip.current) return listen(tip.current);
  }, []);

  return <div ref={tip} id="tooltip" role="tooltip" popover="manual" className="tooltip" />;
}
