import { type HairCut, portraitShape } from './portrait-shape';

type Props = { seed: string; hair?: HairCut; className?: string };

const dawn = (color: number) => `var(--dawn-${color})`;

/** A drawn portrait in the style of the site's artwork. It shows no real face, so it has no text alternative. */
export function Portrait({ seed, hair: cut = 'short', className = '' }: Props) {
  const { sun, hairBehind, head, neck, shade, hair, layers, colors } = portraitShape(seed, cut);
  return (
    <svg
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`bg-night ${className}`}
    >
      <circle {...sun} fill={dawn(2)} />
      <circle {...sun} r={sun.r * 0.8} fill={dawn(3)} />
      <circle {...sun} r={sun.r * 0.6} fill={dawn(4)} />
      {hairBehind && <path d={hairBehind} fill={dawn(colors.hair)} />}
      <path d={neck} fill={dawn(colors.shade)} />
      <ellipse {...head} fill={dawn(colors.face)} />
      <path d={shade} fill={dawn(colors.shade)} />
      {hair && <path d={hair} fill={dawn(colors.hair)} />}
      {layers.map((layer, index) => (
        <path key={layer} d={layer} fill={dawn(4 - index)} />
      ))}
    </svg>
  );
}
