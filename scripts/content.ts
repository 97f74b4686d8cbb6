import { checkContent } from '@/content/check';
import { formatFaults } from '@/content/fault';

/** `npm run content`: 0 where the content is in order, 1 where it has faults, 2 where it could not be checked. */
function main(): number {
  const start = performance.now();
  const { faults, files } = checkContent(process.cwd());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (faults.length === 0) {
    console.log(`The content is in order: ${files} files checked in ${seconds} s.`);
    return 0;
  }
  const count = new Set(faults.map(({ file }) => file)).size;
  console.error(formatFaults(faults));
  console.error(`\n${faults.length} ${plural(faults, 'fault')} in ${count} of ${files} files.`);
  return 1;
}

function plural(list: readonly unknown[], noun: string): string {
  return list.length === 1 ? noun : `${noun}s`;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`The content could not be checked: ${(error as Error).message}`);
  process.exitCode = 2;
}
