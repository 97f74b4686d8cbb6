import { randomBytes } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Field } from './multipart';

/** One inquiry as it lies on disk, in a file of its own. */
export type Inquiry = {
  /** Unique, and sorts by the time of arrival. */
  id: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** Everything the form sent, in its order. */
  fields: Field[];
};

const fileName = /^(\d{8}T\d{9}Z-\d{4}-[0-9a-f]{8})\.json$/;

/** Keeps inquiries in a folder, one JSON file each. What `save` has returned survives a crash and a power cut. */
export function createInquiryStore(directory: string) {
  const nextId = createIds();
  const syncFolder = createFolderSync(directory);
  let folder: Promise<void> | undefined;

  async function write(inquiry: Inquiry): Promise<void> {
    const temporary = path.join(directory, `.${inquiry.id}.tmp`);
    try {
      // Inquiries are personal: only their owner reads them.
      const handle = await fs.open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(`${JSON.stringify(inquiry, null, 2)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      // Only a whole file ever bears the final name, and the name itself is safe once the folder is.
      await fs.rename(temporary, path.join(directory, `${inquiry.id}.json`));
    } catch (error) {
      await fs.rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder();
  }

  function ready(): Promise<void> {
    folder ??= makeFolder(directory).catch((error) => {
      folder = undefined;
      throw error;
    });
    return folder;
  }

  return {
    /** Stores an inquiry for good. */
    async save(fields: Field[]): Promise<Inquiry> {
      const inquiry = { ...nextId(), fields };
      await ready();
      try {
        await write(inquiry);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // Someone tidied the folder away while we run.
        folder = undefined;
        await ready();
        await write(inquiry);
      }
      return inquiry;
    },

    /** The ids of all inquiries, newest first. */
    async ids(): Promise<string[]> {
      const names = await fs.readdir(directory).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names
        .flatMap((name) => fileName.exec(name)?.[1] ?? [])
        .sort()
        .reverse();
    },

    /** One inquiry, or undefined if its file is gone or damaged. */
    async read(id: string): Promise<Inquiry | undefined> {
      try {
        const stored: unknown = JSON.parse(await fs.readFile(path.join(directory, `${id}.json`), 'utf8'));
        return isInquiry(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

export type InquiryStore = ReturnType<typeof createInquiryStore>;

/** Ids that grow within a process, even when its clock is set back. */
function createIds() {
  let last = 0;
  let sequence = 0;
  return (): { id: string; receivedAt: string } => {
    const now = Date.now();
    if (now > last) {
      last = now;
      sequence = 0;
    } else if (++sequence > 9999) {
      // The sequence has four digits; after them the next millisecond is borrowed.
      last += 1;
      sequence = 0;
    }
    const receivedAt = new Date(last).toISOString();
    const time = receivedAt.replace(/[-:.]/g, '');
    const id = `${time}-${String(sequence).padStart(4, '0')}-${randomBytes(4).toString('hex')}`;
    return { id, receivedAt };
  };
}

/** Makes a folder and what is missing above it, each entry safe on disk. */
async function makeFolder(directory: string): Promise<void> {
  const first = await fs.mkdir(directory, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path.resolve(directory); ; made = path.dirname(made)) {
    await syncOnce(path.dirname(made));
    if (made === path.resolve(first) || made === path.dirname(made)) return;
  }
}

/**
 * Makes a folder's entries safe, for many at once: whoever comes while a sync is under way shares the following one,
 * because the one under way may have begun before their file was there.
 */
function createFolderSync(directory: string) {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  function start(): Promise<void> {
    const current = syncOnce(directory).finally(() => {
      if (running === current) running = undefined;
    });
    running = current;
    return current;
  }

  return (): Promise<void> => {
    if (!running) return start();
    following ??= running
      .catch(() => undefined)
      .then(() => {
        following = undefined;
        return start();
      });
    return following;
  };
}

async function syncOnce(directory: string): Promise<void> {
  // Windows neither opens folders nor needs this: its file system keeps names in a journal of its own.
  if (process.platform === 'win32') return;
  const handle = await fs.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isInquiry(value: unknown): value is Inquiry {
  const { id, receivedAt, fields } = (value ?? {}) as Partial<Record<keyof Inquiry, unknown>>;
  return (
    typeof id === 'string' &&
    typeof receivedAt === 'string' &&
    Array.isArray(fields) &&
    fields.every(
      (field) => Array.isArray(field) && field.length === 2 && field.every((s) => typeof s === 'string'),
    )
  );
}
