import { getTranslations } from 'next-intl/server';
import { MapFrame } from '@/components/islands/map-frame';
import { Section } from '@/components/ui/section';
import type { Company } from '@/lib/content/views';

type Props = { id: string; title: string; lead?: string; company: Company };

/** How much of the map shows around the point, in degrees. */
const around = { latitude: 0.02, longitude: 0.045 };

/**
 * A map of the company's city, from a service that sets no cookies before use, over a picture of the site's own for
 * where the map does not load; the address and the link to the larger map are below in any case.
 */
export async function MapSection({ id, title, lead, company }: Props) {
  const t = await getTranslations('Contact');
  const { latitude, longitude, locality, region, postalCode } = company.address;
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return (
    <Section id={id} title={title} lead={lead} tone="sunken">
      <figure>
        <div className="relative h-[26rem] overflow-clip rounded-md border border-line bg-night print:hidden">
          {/* `npm run art` draws it. */}
          <img
            src="/images/map.svg"
            alt=""
            width={1600}
            height={640}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
          <MapFrame
            title={t('mapTitle', { city: `${locality}, ${region}` })}
            src={`https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`}
            missing={t('mapMissing')}
          />
        </div>
        <figcaption className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <address className="not-italic">{`${company.name}, ${locality}, ${region} ${postalCode}`}</address>
          <a
            className="link inline-block py-1"
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
          >
            {t('mapLink')}
          </a>
        </figcaption>
      </figure>
    </Section>
  );
}
