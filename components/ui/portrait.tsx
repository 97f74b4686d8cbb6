import { type HairCut, portraitShape } from './portrait-shape';

type Props = { seed: string; hair?: HairCut; className?: string };

/** A drawn portrait in the style of the site's artwork. It shows no real face, so it has no text alternative. */
export function Portrait({ seed, hair: cut = 'short', className = '' }: Props) {
  const { sun, hairBehind, head, neck, shade, hair, layers } = portraitShape(seed, cut);
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={`bg-night ${className}`}>
      <circle {...sun} fill="var(--dawn-3)" />
      {hairBehind && <path d={hairBehind} fill="var(--dawn-1)" />}
      <path d={neck} fill="var(--dawn-4)" />
      <ellipse {...head} fill="var(--dawn-5)" />
      <path d={shade} fill="var(--dawn-4)" />
      {hair && <path d={hair} fill="var(--dawn-1)" />}
      {layers.map((layer, index) => (
        <path key={layer} d={layer} fill={`var(--dawn-${4 - index})`} />
      ))}
    </svg>
  );
}
