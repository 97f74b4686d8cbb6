'use client';

import { useEffect, useState } from 'react';

type Item = { id: string; text: string };
type Props = { label: string; items: readonly Item[] };

/** The section in view: the last one whose top has passed the upper third of the window. */
function useCurrentSection(items: readonly Item[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { id } of items) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [items]);

  return current;
}

/** The contents of a page as links; marks the section in view (specification, section 4). */
export function TableOfContents({ label, items }: Props) {
  const current = useCurrentSection(items);
  return (
    <nav aria-label={label} className="print:hidden">
      <p className="mb-3 font-semibold text-muted text-xs uppercase tracking-wide">{label}</p>
      <ol className="border-line border-s">
        {items.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="contents-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
