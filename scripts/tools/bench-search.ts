import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { count } from '@/scripts/lib/count';
import { kilobytes } from '@/scripts/lib/kilobytes';
import { withBrowser } from './bench/browser';
import { checkQueries, readIndexes, sizeWith } from './bench/search-quality';
import { timeSearch } from './bench/search-times';

/**
 * Prints the quality and the sizes of the search indexes of an export, and their sizes with generated case studies.
 * @returns the number of queries that miss their page
 */
function reportIndexes(out: string): number {
  let missed = 0;
  for (const { index, size } of readIndexes(out)) {
    const { count, misses } = checkQueries(index);
    missed += misses.length;
    console.log(
      `${index.language}: ${count - misses.length} of ${count} queries have the right page among the first 3; ${index.title.length} documents, ${kilobytes(size)}`,
    );
    for (const { query, wanted, rank } of misses)
      console.log(`  "${query}": ${wanted.join(' or ')} is ${rank ? `number ${rank}` : 'missing'}`);
    const growth = [100, 500, 1000, 4000].map((studies) => {
      const { bytes, milliseconds } = sizeWith(index, studies);
      return `${studies}: ${kilobytes(bytes)} in ${milliseconds.toFixed(0)} ms`;
    });
    console.log(`  generated case studies: ${growth.join('; ')}`);
  }
  return missed;
}

/**
 * `npm run bench -- search`: the quality of the search on 40 queries for each language, the size of the indexes and their
 * growth, and the times on a phone with slow 4G and a slow processor. Needs a build.
 * - `--quality` leaves the times out.
 * - `--runs 5` sets how often each time is measured.
 * - `--out folder` reads another export.
 * @throws {Error} if a query misses its page
 */
export async function benchSearch(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      quality: { type: 'boolean' },
      runs: { type: 'string', default: '5' },
      out: { type: 'string', default: 'out' },
    },
  });
  const missed = reportIndexes(values.out);
  if (!values.quality) {
    console.log(`Load of this computer: ${loadavg()[0]?.toFixed(1)}`);
    const measured = await withBrowser(values.out, (browser, origin) =>
      timeSearch(browser, origin, Number(values.runs)),
    );
    for (const [name, times] of Object.entries(measured)) {
      const { first, later, maxLater, maxFrames, bytes } = times;
      console.log(
        `${name}: first result ${first.toFixed(0)} ms after the first letter; later letters ${later.toFixed(1)} ms, at most ${maxLater.toFixed(1)}, in ${count(maxFrames, 'frame')}; index ${kilobytes(bytes)}`,
      );
    }
  }
  if (missed > 0)
    throw new Error(
      `${missed} queries miss their page. Add their words to "keywords" in content/pages/search.json, and build again (docs/search.md).`,
    );
}
