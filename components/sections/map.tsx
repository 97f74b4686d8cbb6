import { getTranslations } from 'next-intl/server';
import type { Company } from '@/content/views';
import { Section } from '../ui/section';

type Props = { id: string; title: string; lead?: string; company: Company };

/** How much of the map shows around the point, in degrees. */
const around = { latitude: 0.02, longitude: 0.045 };

/** An embedded map of the company's city, from a service that sets no cookies before use. */
export async function MapSection({ id, title, lead, company }: Props) {
  const t = await getTranslations('Contact');
  const { latitude, longitude, locality, region } = company.address;
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const city = `${locality}, ${region}`;
  return (
    <Section id={id} title={title} lead={lead} tone="sunken">
      <iframe
        title={t('mapTitle', { city })}
        src={`https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="h-[26rem] w-full rounded-md border border-line bg-night"
      />
      <p className="mt-4">
        <a
          className="link inline-block py-1"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
        >
          {t('mapLink')}
        </a>
      </p>
    </Section>
  );
}
