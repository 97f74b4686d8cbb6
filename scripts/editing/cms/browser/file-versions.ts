import type { Loose } from './types';

/** A request to the local server. */
export type Asked = { action: string; params: Loose };

/** The versions of the files that forms hold, by path. The server refuses to replace a newer file. */
const versions = new Map<string, string>();

/** The file that a request saves; undefined for other requests. */
export const savedFile = ({ action, params }: Asked): Loose =>
  action === 'persistEntry' ? (params.dataFiles?.[0] ?? params.entry) : undefined;

/** Adds the version of the file to a request that saves it. */
export function addVersion(asked: Asked): void {
  const file = savedFile(asked);
  if (file) file.id = versions.get(file.path);
}

function note(path: string, version: string | undefined): void {
  if (version === undefined) versions.delete(path);
  else versions.set(path, version);
}

/**
 * Notes the version of a file that a form has opened or saved. Not those of lists: the editor reads lists while a form is
 * open, which still holds what it got before.
 */
export async function noteVersion(asked: Asked, response: Response): Promise<void> {
  const saved = savedFile(asked);
  if (asked.action === 'getEntry') {
    // Before the editor saves a new entry, it asks for the file in this way, and expects that there is none.
    note(asked.params.path, response.ok ? (await response.clone().json()).file?.id : undefined);
  } else if (saved && response.ok) note(saved.path, (await response.clone().json()).id);
}
