import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { InlineText } from '@/components/ui/inline-text';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/lib/content/views';

type Props = Pick<SectionOf<'prices'>, 'title' | 'lead' | 'projects' | 'calculation' | 'factors'> & {
  id: string;
};

/** On phones, the first cell of a row is above the others. Table rows ignore their padding, so from 768 px on, the cells have it. */
const stackedRow = 'flex-wrap py-4 max-md:flex';

/** The first projects of all services with their prices, a calculated example, and what changes a price. */
export async function Prices({ projects, calculation, factors, ...header }: Props) {
  const t = await getTranslations('FirstProject');
  const columns = ['service', 'duration', 'price'] as const;
  return (
    <Section {...header}>
      <PriceTable name={t('costs')} className="text-start">
        <thead className="text-muted text-xs">
          <tr className={stackedRow}>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`pe-3 text-start font-semibold md:py-4 ${column === 'service' ? 'w-full md:w-1/2' : 'min-w-28'}`}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {projects.map(({ service, link, result, duration, price, basis }) => (
            <tr key={link} className={`break-inside-avoid border-line border-t align-top ${stackedRow}`}>
              <th scope="row" className="w-full pe-3 pb-2 text-start font-normal md:w-1/2 md:py-4">
                <a href={link} className="link -my-1 inline-block py-1 font-semibold">
                  {service}
                </a>
                <p className="text-muted text-sm">{result}</p>
              </th>
              <td className="min-w-28 pe-3 md:py-4">{duration}</td>
              <td className="tabular flex-1 md:py-4">
                <p className="whitespace-nowrap font-display font-semibold">{price}</p>
                <p className="text-muted text-sm">{basis}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </PriceTable>
      <div className="mt-12 grid gap-10 md:gap-12 lg:grid-cols-2">
        <Calculation {...calculation} />
        <div>
          <Heading level={3} size="part">
            {factors.title}
          </Heading>
          <ul className="mt-6">
            {factors.items.map((item) => (
              <li key={item.title} className="border-line border-t py-4">
                <Heading level={4} size="small">
                  {item.title}
                </Heading>
                <p className="mt-1 text-muted text-sm">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/**
 * A table with a name. With large text on a phone, it is wider than the screen and scrolls by itself; its padding leaves
 * room for the outline of a focused link.
 */
function PriceTable({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, nobody can scroll it with the keyboard
    <section tabIndex={0} aria-label={name} className="scrollable -mx-2 px-2">
      <table aria-label={name} className={`w-full ${className}`}>
        {children}
      </table>
    </section>
  );
}

function Calculation({ title, lead, rows, total, note }: Props['calculation']) {
  return (
    <div className="min-w-0 self-start rounded-lg bg-sunken p-7">
      <Heading level={3} size="part">
        {title}
      </Heading>
      <p className="mt-3 text-muted text-sm">{lead}</p>
      <PriceTable name={title} className="tabular mt-6">
        <tbody>
          {[...rows, total].map(({ label, amount }, index) => {
            const isTotal = index === rows.length;
            const weight = isTotal ? 'font-semibold' : 'font-normal';
            return (
              <tr
                key={label}
                className={`border-t align-top ${isTotal ? 'border-line-strong' : 'border-line'}`}
              >
                <th scope="row" className={`py-3 pe-3 text-start ${weight}`}>
                  {label}
                </th>
                <td className={`py-3 text-end ${weight}`}>{amount}</td>
              </tr>
            );
          })}
        </tbody>
      </PriceTable>
      <p className="mt-4 text-muted text-sm">
        <InlineText text={note} />
      </p>
    </div>
  );
}
