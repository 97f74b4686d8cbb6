import { runInNewContext } from 'node:vm';
import { bundlerGlobal } from './globals';

type Module = (...parts: unknown[]) => unknown;

/** The bundler's name for a module. */
export type ModuleId = string | number;

/** How React's renderer begins its export, minified. */
const rendererCode = /\.hydrateRoot\s*=\s*function/;

/** A script's own code is run to list its modules; none of the modules runs. */
const timeoutMs = 2000;

/** Modules in a list of names and functions, in which Next 16.5 nests further lists. */
function modulesIn(list: readonly unknown[]): (readonly [id: unknown, module: Module])[] {
  return list.flatMap((item, index) => {
    if (Array.isArray(item)) return modulesIn(item);
    return typeof item === 'function' ? [[list[index - 1], item as Module] as const] : [];
  });
}

/** The modules of a script as the bundler writes it: lists that are pushed into its global. */
function modulesOf(code: string): (readonly [id: unknown, module: Module])[] {
  const pushed: unknown[] = [];
  const context = { [bundlerGlobal]: { push: (list: unknown) => pushed.push(list) } };
  // Lists made in there are of another realm; `Array.isArray` knows them all the same.
  runInNewContext(code, context, { timeout: timeoutMs });
  return pushed.flatMap((list) => (Array.isArray(list) ? modulesIn(list) : []));
}

/**
 * Looks for the module of React's renderer, so that it can run in a task of its own.
 * @param codes the texts of the build's scripts
 * @returns the bundler's name for it, or undefined unless exactly one module looks like it
 */
export function findRenderer(codes: readonly string[]): ModuleId | undefined {
  try {
    const ids = codes
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
