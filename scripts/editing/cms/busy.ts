/** Work during which some files of a change are written already, and others are not. */
type Work = 'a photograph is still being stored' | 'the pictures of the last change are still being drawn';

// Global, because the development server reloads this module after a code change, possibly during the work.
const store = globalThis as { editorWork?: Work[] };

/** Runs a task and notes it until it ends. */
export async function whileBusy<Result>(work: Work, task: () => Promise<Result>): Promise<Result> {
  store.editorWork ??= [];
  store.editorWork.push(work);
  try {
    return await task();
  } finally {
    store.editorWork.splice(store.editorWork.indexOf(work), 1);
  }
}

/** What the editor is doing now, if that has to end before files are published. */
export const currentWork = (): Work | undefined => store.editorWork?.[0];
