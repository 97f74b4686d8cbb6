import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import type { IndustryTile } from '@/lib/content/views';
import { type SectionHeader, SectionWithAction } from './section-with-action';

type Props = SectionHeader & { tiles: readonly IndustryTile[] };

/** A section with industry tiles: text over a picture. */
export function IndustryTiles({ tiles, ...header }: Props) {
  return (
    <SectionWithAction {...header}>
      <IndustryGrid tiles={tiles} />
    </SectionWithAction>
  );
}

/** The grid of tiles without the section around it. */
export function IndustryGrid({ tiles, columns = 4 }: { tiles: readonly IndustryTile[]; columns?: 3 | 4 }) {
  return (
    <ul className={`grid gap-6 ${columns === 4 ? 'grid-cols-2 lg:grid-cols-4' : 'swipe-row md:grid-cols-3'}`}>
      {tiles.map(({ id, title, description, link, image }) => (
        <li
          key={id}
          className="pictured on-night group relative isolate overflow-hidden rounded-md bg-night text-on-night"
        >
          <Picture
            image={image}
            size="card"
            sizes="(min-width: 64rem) 20rem, (min-width: 30rem) 46vw, 92vw"
            className="!absolute inset-0 -z-10 transition-transform group-hover:[scale:1.04]"
          />
          <div className={`flex flex-col justify-end ${columns === 4 ? 'min-h-52 sm:min-h-80' : 'min-h-80'}`}>
            <div className="scrim-up px-[7%] pb-5">
              <Heading
                level={3}
                size="small"
                className="max-sm:text-[1.0625rem] max-[23.4rem]:text-xs leading-snug"
              >
                <a href={link} className="cover-link">
                  {title}
                </a>
              </Heading>
              {/* On phones, four tiles are in the same screen; the page of each industry has the description. */}
              <p
                className={`mt-2 min-h-[3lh] text-on-night-muted text-sm ${columns === 4 ? 'max-sm:hidden' : ''}`}
              >
                {description}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
