import { randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Field } from './multipart';

/** One inquiry; a line of JSON on disk. */
export type Inquiry = {
  id: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** All fields of the form, in order. */
  fields: Field[];
};

/** A line that waits to be written, with the functions that settle its promise. */
type Waiting = { line: string; resolve: () => void; reject: (error: unknown) => void };

/** Appends inquiries to one file. An inquiry survives a crash and a power failure once `save` has returned. */
export function createInquiryStore(directory: string) {
  const file = path.join(directory, 'inquiries.jsonl');
  let waiting: Waiting[] = [];
  let isWriting = false;

  /** Writes all waiting lines; inquiries that arrive in the meantime share the next write. */
  async function writeAll() {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await append(file, batch.map(({ line }) => line).join(''));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  }

  return {
    /** Stores an inquiry. @throws if it could not be written to disk */
    async save(fields: Field[]): Promise<Inquiry> {
      const inquiry = { id: randomUUID(), receivedAt: new Date().toISOString(), fields };
      // The line break comes first, so that a line cut off by a crash does not damage the next one.
      const line = `\n${JSON.stringify(inquiry)}`;
      await new Promise<void>((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        if (!isWriting) writeAll();
      });
      return inquiry;
    },

    /** All inquiries, newest first, and how many lines cannot be read. */
    async list(): Promise<{ inquiries: Inquiry[]; damaged: number }> {
      const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const lines = text.split('\n').filter(Boolean);
      const inquiries = lines.flatMap((line) => parseInquiry(line) ?? []).reverse();
      return { inquiries, damaged: lines.length - inquiries.length };
    },
  };
}

export type InquiryStore = ReturnType<typeof createInquiryStore>;

/** Appends a text, and returns when it is on disk. Only the user of this process may read the file: it has personal data. */
async function append(file: string, text: string): Promise<void> {
  await makeFolder(path.dirname(file));
  const handle = await fs.open(file, 'a', 0o600);
  try {
    const isNew = (await handle.stat()).size === 0;
    await handle.appendFile(text);
    await handle.sync();
    if (isNew) await syncFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}

/** Creates a folder and its parents if they are missing, and returns when they are on disk. */
async function makeFolder(directory: string): Promise<void> {
  const first = await fs.mkdir(directory, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path.resolve(directory); ; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
    if (made === path.resolve(first) || made === path.dirname(made)) return;
  }
}

async function syncFolder(directory: string): Promise<void> {
  // Windows cannot open folders; its file system has a journal for names.
  if (process.platform === 'win32') return;
  const handle = await fs.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseInquiry(line: string): Inquiry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isInquiry(value) ? value : undefined;
  } catch {
    return undefined;
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
