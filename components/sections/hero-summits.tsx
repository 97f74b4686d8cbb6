import type { Summit } from '@/lib/content/views';

/** The size of the drawing. Its shape is that of the pictures of heroes. */
const [width, height] = [1600, 900];

type Props = {
  summits: readonly Summit[];
  /** The end of the title on wide screens, as a share of the width. It may cover hills, whose labels are hidden. */
  titleEnd: number;
};

/**
 * The results of a case study, above the hills of its picture, which it covers. Only for the eye: the results are text
 * below the hero. The styles crop both in the same way (`hero.css`).
 */
export function HeroSummits({ summits, titleEnd }: Props) {
  // The leading result is further right than all titles but the longest.
  const covered = titleEnd > 0.95 ? 1 : Math.min(0.8, titleEnd + 0.03);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      className="metric absolute inset-0 size-full text-dawn print:hidden lg:max-xl:hidden"
      fontSize="22"
      fill="currentColor"
      textAnchor="middle"
    >
      {summits.map(({ text, x, y }) => {
        // In `em`, because the size of the text depends on the window.
        const room = 0.6 * text.length + 0.8;
        return (
          <svg
            aria-hidden="true"
            overflow="visible"
            key={`${text} ${x}`}
            x={Math.round(x * width)}
            y={Math.round(y * height) - 18}
            className={x < covered ? 'lg:hidden' : undefined}
          >
            <rect
              x={`${-room / 2}em`}
              y="-1.05em"
              width={`${room}em`}
              height="1.4em"
              rx=".35em"
              fill="var(--night)"
            />
            <text>{text}</text>
          </svg>
        );
      })}
    </svg>
  );
}
