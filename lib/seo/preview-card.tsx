import { strataPaths } from '@/lib/artwork/strata';
import { readTokens, toHex, token } from '@/lib/site/tokens';

export const width = 1200;
export const height = 630;

type Props = { seed: string; title: string; kind: string; brand: string };

const layers = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1', 'night-raised'] as const;

/** The link preview picture of a page: kind, title, and brand over layers that are drawn from `seed`. */
export function PreviewCard({ seed, title, kind, brand }: Props) {
  const tokens = readTokens('light');
  const color = (name: string) => toHex(token(tokens, name));
  const paths = strataPaths(seed, layers.length, width, height);
  const size = title.length > 48 ? 54 : title.length > 26 ? 62 : 76;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px',
        background: color('night'),
        color: color('on-night'),
        fontFamily: 'text',
      }}
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        {paths.map((path, index) => (
          <path
            key={path}
            d={path}
            fill={color(layers[index] ?? 'night')}
            stroke={color('night')}
            strokeWidth="2"
          />
        ))}
      </svg>
      <div style={{ display: 'flex', fontFamily: 'heading', fontSize: 38, letterSpacing: '-0.02em' }}>
        {brand}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', marginBottom: 96 }}>
        <div style={{ display: 'flex', fontSize: 28, color: color('dawn-6'), marginBottom: 20 }}>{kind}</div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'heading',
            fontSize: size,
            lineHeight: 1.06,
            letterSpacing: '-0.025em',
            maxWidth: 720,
          }}
        >
          {title}
        </div>
      </div>
    </div>
  );
}
