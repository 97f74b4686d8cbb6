import { watch } from 'node:fs';
import { contentState } from '@/scripts/editing/overlay/state';

/** Milliseconds in which writes of one change follow each other. */
const pause = 80;

/** Sends development pages the state of the content, now and after every change. */
export function GET(request: Request): Response {
  if (process.env.NODE_ENV !== 'development') return new Response('Not found.\n', { status: 404 });
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => {
        try {
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(contentState())}\n\n`));
        } catch {
          // The page has gone, or a file is being written; another change follows.
        }
      };
      let timer: NodeJS.Timeout | undefined;
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(send, pause);
      };
      const watchers = ['content', 'messages'].map((folder) => watch(folder, { recursive: true }, later));
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        for (const watcher of watchers) watcher.close();
      });
      send();
    },
  });
  // Compressing would hold messages back.
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
  });
}
