import { readdirSync, readFileSync } from 'node:fs';

/** The children of every process (Linux). */
function childrenOf(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The command in brackets may hold spaces; the parent is the second word after it.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(
        stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .at(1),
      );
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It ended meanwhile.
    }
  }
  return children;
}

/** Memory that a process has for itself and its share of what it has with others, in bytes. */
function memoryOf(id: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Watches the memory of a process and all its descendants.
 * @returns `lap` gives the peak since the last lap, `stop` that of the whole time, in bytes; 0 where there is no /proc
 */
export function watchMemory(
  root: number,
  everyMilliseconds = 500,
): { lap: () => number; stop: () => number } {
  let peak = 0;
  let lapPeak = 0;
  const look = () => {
    try {
      const children = childrenOf();
      const queue = [root];
      let sum = 0;
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        sum += memoryOf(id);
        queue.push(...(children.get(id) ?? []));
      }
      lapPeak = Math.max(lapPeak, sum);
      peak = Math.max(peak, sum);
    } catch {
      // No /proc: another system than Linux.
    }
  };
  const timer = setInterval(look, everyMilliseconds);
  return {
    lap: () => {
      const last = lapPeak;
      lapPeak = 0;
      return last;
    },
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
