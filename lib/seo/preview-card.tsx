import { drawStrata } from '@/lib/artwork/draw-strata';
import { readTokens, toHex, token } from '@/lib/site/tokens';

export const width = 1200;
export const height = 630;

type Props = { seed: string; title: string; kind: string; brand: string };

/** The link preview picture of a page: kind, title, and brand over layers that are drawn from `seed`. */
export function PreviewCard({ seed, title, kind, brand }: Props) {
  const tokens = readTokens('light');
  const color = (name: string) => toHex(token(tokens, name));
  const strata = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawStrata(seed, tokens, width, height)}</svg>`;
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
      <img
        src={`data:image/svg+xml,${encodeURIComponent(strata)}`}
        alt=""
        width={width}
        height={height}
        style={{ position: 'absolute', top: 0, left: 0 }}
      />
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
