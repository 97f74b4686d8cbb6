import { watch } from 'node:fs';
import { refuse } from '@/scripts/editing/overlay/refuse';
import { contentState } from '@/scripts/editing/overlay/state';

/** Combines the file events of one change: how long to wait after the last one, in milliseconds. */
const delay = 80;

/** Streams the state of the content to development pages: now, and after every change (server-sent events). */
export function GET(request: Request): Response {
  const refused = refuse(request);
  if (refused) return refused;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => {
        try {
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(contentState())}\n\n`));
        } catch {
          // The page was closed, or a file is being written, in which case another event follows.
        }
      };
      let timer: NodeJS.Timeout | undefined;
      const sendSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(send, delay);
      };
      const watchers = ['content', 'messages'].map((folder) => watch(folder, { recursive: true }, sendSoon));
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        for (const watcher of watchers) watcher.close();
      });
      send();
    },
  });
  // "no-transform", because compression would buffer the messages.
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
  });
}
