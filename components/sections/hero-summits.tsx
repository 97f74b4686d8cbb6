import type { Summit } from '@/lib/content/views';

/** The size of the drawing. Its shape is that of the pictures of heroes. */
const [width, height] = [1600, 900];

/**
 * The part of the picture, from the left, that a title may cover on wide screens: up to 0.8, because most
 * hills are further right than all titles but the longest, which may cover everything (1).
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

/** The text size on narrow screens (`hero.css`), where labels are largest. */
const largest = 34;

/** The margin of the page at the right, in the units of the drawing, on narrow screens. */
const margin = 60;

/** Where the middle of a label is, in the units of the drawing: above its hill, but never in the margin at the right. */
const middleOf = (x: number, room: number) =>
  Math.round(Math.min(x * width, width - (room / 2) * largest - margin));

type Props = {
  summits: readonly Summit[];
  /** The share of the picture, from the left, where labels are hidden on wide screens; see `shareCoveredBy`. */
  covered: number;
};

/**
 * The results of a case study, above the hills of its picture, the main one in dark letters on a light label. It has the size of the picture, and the styles crop both
 * in the same way (`hero.css`). Hidden from screen readers, because the results are text below the hero.
 */
export function HeroSummits({ summits, covered }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      className="over-morph-3 metric absolute inset-0 size-full text-dawn print:hidden"
      fontSize="22"
      fill="currentColor"
      textAnchor="middle"
    >
      {summits.map(({ text, x, y }, index) => {
        const leads = index === 0;
        const room = widthOf(text) + 0.8;
        const hidden = [x < covered && 'lg:hidden', y > visibleShare && 'max-lg:hidden'].filter(Boolean);
        return (
          <svg
            aria-hidden="true"
            overflow="visible"
            key={`${text} ${x}`}
            x={middleOf(x, room)}
            y={Math.round(y * height) - 18}
            className={hidden.join(' ') || undefined}
          >
            <rect
              x={`${-room / 2}em`}
              y="-1.05em"
              width={`${room}em`}
              height="1.4em"
              rx=".35em"
              fill={leads ? undefined : 'var(--night)'}
            />
            <text fill={leads ? 'var(--night)' : undefined}>{text}</text>
          </svg>
        );
      })}
    </svg>
  );
}
