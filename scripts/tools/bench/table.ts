import { kilobytes } from '@/scripts/lib/kilobytes';
import type { Interaction } from './interactions';
import type { Comparison, Device, Load } from './load';

export type Results = {
  /** Page type → device → medians. */
  loads: Record<string, Partial<Record<Device, Comparison>>>;
  interactions: Interaction[];
};

const milliseconds = (value: number) => Math.round(value).toLocaleString('en');

/** A value with its ratio to the floor; without a ratio if the floor is 0. */
function withRatio(page: number, floor: number, format: (value: number) => string): string {
  return floor > 0 ? `${format(page)} (${(page / floor).toFixed(2)})` : format(page);
}

function loadRow(type: string, { page, floor }: Comparison): string {
  const ratio = (key: keyof Load) => withRatio(page[key], floor[key], milliseconds);
  return [
    type,
    ratio('lcp'),
    ratio('fcp'),
    ratio('speedIndex'),
    milliseconds(page.tbt),
    page.cls.toFixed(2),
    `${page.score} / ${floor.score}`,
    kilobytes(page.html + page.css),
    kilobytes(page.fonts),
    kilobytes(page.pictures),
    kilobytes(page.script),
    String(page.requests),
  ].join(' | ');
}

const loadHead = [
  'page | LCP | FCP | Speed Index | TBT | CLS | score / floor | HTML + CSS | fonts | pictures | script | requests',
  '--- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --:',
];

/** The results as Markdown tables: milliseconds, in brackets the ratio to the baseline, and compressed sizes. */
export function resultTables({ loads, interactions }: Results): string {
  const parts: string[] = [];
  for (const device of ['mobile', 'desktop'] as const) {
    const rows = Object.entries(loads).flatMap(([type, { [device]: found }]) =>
      found ? [loadRow(type, found)] : [],
    );
    if (rows.length > 0)
      parts.push(`### ${device}\n\n${[...loadHead, ...rows].map((row) => `| ${row} |`).join('\n')}`);
  }
  if (interactions.length > 0) {
    const rows = interactions.map((each) => `| ${each.name} | ${milliseconds(each.milliseconds)} |`);
    parts.push(['### interactions', '', '| what | ms |', '| --- | --: |', ...rows].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}
