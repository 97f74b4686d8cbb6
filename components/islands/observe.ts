/**
 * Reports when an element enters or leaves the viewport. In a browser without `IntersectionObserver`, it is in the viewport
 * from the start.
 * @returns stops observing
 */
export function observe(
  element: Element,
  report: (isIntersecting: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (!('IntersectionObserver' in window)) {
    report(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) report(last.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
