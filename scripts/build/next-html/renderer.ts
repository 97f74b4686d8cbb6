import { runInNewContext } from 'node:vm';
import { bundlerGlobal } from './globals';

type Module = (...parts: unknown[]) => unknown;

/** The bundler's id of a module. */
export type ModuleId = string | number;

/** An export of React's renderer in minified code. */
const rendererCode = /\.hydrateRoot\s*=\s*function/;

/** The time limit for running a script to list its modules (the modules themselves do not run). */
const timeoutMs = 2000;

/** The modules in a list of ids and functions. Next 16.5 nests further lists. */
function modulesIn(list: readonly unknown[]): (readonly [id: unknown, module: Module])[] {
  return list.flatMap((item, index) => {
    if (Array.isArray(item)) return modulesIn(item);
    return typeof item === 'function' ? [[list[index - 1], item as Module] as const] : [];
  });
}

/** The modules in a script of the bundler, which pushes lists to its global array. */
function modulesOf(code: string): (readonly [id: unknown, module: Module])[] {
  const pushed: unknown[] = [];
  const context = { [bundlerGlobal]: { push: (list: unknown) => pushed.push(list) } };
  // These arrays belong to another realm, so `instanceof Array` would not work.
  runInNewContext(code, context, { timeout: timeoutMs });
  return pushed.flatMap((list) => (Array.isArray(list) ? modulesIn(list) : []));
}

/**
 * Finds the module of React's renderer, so that it can run in a separate task.
 * @param scripts the source texts of the build's scripts
 * @returns its id, or undefined unless exactly one module matches
 */
export function findRenderer(scripts: readonly string[]): ModuleId | undefined {
  try {
    const ids = scripts
      .filter((code) => rendererCode.test(code))
      .flatMap(modulesOf)
      .filter(([, module]) => rendererCode.test(String(module)))
      .map(([id]) => id);
    const [id] = ids;
    return ids.length === 1 && (typeof id === 'number' || typeof id === 'string') ? id : undefined;
  } catch {
    return undefined;
  }
}
