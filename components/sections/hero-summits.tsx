import type { Summit } from '@/lib/content/views';

/** The size of the drawing. Its shape is that of the pictures of heroes. */
const [width, height] = [1600, 900];

/**
 * The results of a case study, above the hills of its picture, which it covers. Only for the eye: the results are text
 * below the hero. The styles crop both in the same way (`hero.css`).
 */
export function HeroSummits({ summits }: { summits: readonly Summit[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      className="metric absolute inset-0 size-full text-dawn print:hidden lg:max-xl:hidden"
      fill="currentColor"
      stroke="var(--night)"
      strokeWidth="6"
      strokeLinejoin="round"
      paintOrder="stroke"
      textAnchor="middle"
    >
      {summits.map(({ text, x, y }) => (
        <text key={`${text} ${x}`} x={Math.round(x * width)} y={Math.round(y * height) - 14}>
          {text}
        </text>
      ))}
    </svg>
  );
}
