import type { Summit } from '@/lib/content/views';

/** The size of the drawing. Its shape is that of the pictures of heroes. */
const [width, height] = [1600, 900];

/**
 * The part of the picture, from the left, that a title may cover on wide screens: up to 0.8, because most hills are further
 * right than all titles but the longest, which may cover everything (1).
 * @param longest the number of characters of the longest line of the title
 */
export function shareCoveredBy(longest: number): number {
  // In the narrowest window that shows labels beside the title (1280 px): the margin, and the letters, with wide spaces.
  const titleEnd = (40 + 37 * longest) / 1280;
  return titleEnd > 0.95 ? 1 : Math.min(0.8, titleEnd + 0.03);
}

/**
 * The share of the picture, from the top, where labels are visible on narrow screens. Further down, the picture fades out
 * (`hero.css`), and the link back to the list is in front of it.
 */
const visibleShare = 0.49;

/** About how wide a text in the font of figures is, in `em`, because the size of the text depends on the window. */
const widthOf = (text: string) =>
  Array.from(text).reduce(
    (sum, letter) => sum + (/[\s1.,:ijlt]/.test(letter) ? 0.34 : /[%mMwW]/.test(letter) ? 0.85 : 0.58),
    0,
  );

/** The text sizes, in the units of the drawing; the larger one is for narrow screens (`hero.css`). */
const [small, largest] = [22, 34];

/** The margin of the page at the right, in the units of the drawing, on narrow screens. */
const margin = 60;

/** Where the middle of a label is, in the units of the drawing: above its hill, but never in the margin at the right. */
const middleOf = (x: number, room: number) =>
  Math.round(Math.min(x * width, width - (room / 2) * largest - margin));

type Label = { text: string; x: number; y: number; room: number };

/** Whether two labels overlap if their text has this size. The rectangle of a label is 1.4 em high. */
const overlap = (one: Label, other: Label, size: number) =>
  Math.abs(one.x - other.x) < ((one.room + other.room) / 2) * size && Math.abs(one.y - other.y) < 1.4 * size;

/** The labels that are visible if their text has this size: of two that overlap, the first. */
function withoutOverlap(labels: readonly Label[], size: number): Label[] {
  const visible: Label[] = [];
  for (const label of labels) if (!visible.some((other) => overlap(label, other, size))) visible.push(label);
  return visible;
}

type Props = {
  summits: readonly Summit[];
  /** The share of the picture, from the left, where labels are hidden on wide screens; see `shareCoveredBy`. */
  covered: number;
};

/**
 * The results of a case study, above the hills of its picture, the main one in dark letters on a light label. It has the
 * size of the picture, and the styles crop both in the same way (`hero.css`). Hidden from screen readers, because the results
 * are text below the hero.
 */
export function HeroSummits({ summits, covered }: Props) {
  const labels = summits.map(({ text, x, y }, index): Label => {
    const room = widthOf(text) + 0.8;
    // The main result is always visible, above a low hill if need be.
    const top = index === 0 ? Math.min(y, visibleShare) : y;
    return { text, room, x: middleOf(x, room), y: Math.round(top * height) - 18 };
  });
  const wide = withoutOverlap(
    labels.filter((_, index) => (summits[index]?.x ?? 0) >= covered),
    small,
  );
  const narrow = withoutOverlap(
    labels.filter((_, index) => index === 0 || (summits[index]?.y ?? 1) <= visibleShare),
    largest,
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      className="over-morph-3 metric forced-color-adjust-none absolute inset-0 size-full text-dawn print:hidden"
      fontSize={small}
      fill="currentColor"
      textAnchor="middle"
    >
      {labels.map((label, index) => {
        const leads = index === 0;
        const { text, x, y, room } = label;
        const hidden = [!wide.includes(label) && 'lg:hidden', !narrow.includes(label) && 'max-lg:hidden'];
        return (
          <svg
            aria-hidden="true"
            overflow="visible"
            key={`${x} ${y}`}
            x={x}
            y={y}
            className={hidden.filter(Boolean).join(' ') || undefined}
          >
            <rect
              x={`${-room / 2}em`}
              y="-1.05em"
              width={`${room}em`}
              height="1.4em"
              rx=".35em"
              fill={leads ? undefined : 'var(--night)'}
            />
            <text className={leads ? 'text-night' : undefined}>{text}</text>
          </svg>
        );
      })}
    </svg>
  );
}
