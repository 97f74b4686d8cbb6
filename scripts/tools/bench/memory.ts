import { readdirSync, readFileSync } from 'node:fs';

/** The child processes of each process, from /proc (Linux). */
function childrenOf(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The command in brackets may contain spaces; the parent is the second field after it.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parentId] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(parentId);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // The process has ended.
    }
  }
  return children;
}

/** The proportional set size of a process in bytes: private memory plus its share of shared memory. */
function memoryOf(id: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Measures the memory of a process and all its descendants.
 * @returns `lap()`: the peak since the last lap in bytes; `stop()`: the overall peak. Both are 0 on systems without /proc
 */
export function watchMemory(root: number): { lap: () => number; stop: () => number } {
  let peak = 0;
  let lapPeak = 0;
  const measure = () => {
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
      // No /proc on this system.
    }
  };
  const timer = setInterval(measure, 500);
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
