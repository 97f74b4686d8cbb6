/** How pages start the client runtime: `deferred`, by the site's own script, or `plain`, by Next itself. */
export type StartMode = 'deferred' | 'plain';

/**
 * The mode that the environment variable START asks for.
 * @param value its value; empty for the default mode
 * @throws {Error} for anything else
 */
export function readStartMode(value = ''): StartMode {
  if (value === '' || value === 'deferred') return 'deferred';
  if (value === 'plain') return 'plain';
  throw new Error(
    `START=${value} is unknown: use START=plain, or leave it empty (docs/operating.md, "Settings").`,
  );
}
