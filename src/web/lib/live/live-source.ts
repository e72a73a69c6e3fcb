import type * as z from 'zod/mini';

/** A live message: something happened, or events may have been missed. */
export type LiveMessage<Event> = { kind: 'event'; event: Event } | { kind: 'missed' };

/**
 * A stream of events: where it is, what its events are, the name of its lock and channel among the tabs of a browser, and how far the
 * events were when the page was rendered.
 */
export type LiveStream<Event> = {
  name: string;
  path: string;
  schema: z.ZodMiniType<Event>;
  since?: string | undefined;
};

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * Opens a stream and reconnects with exponential backoff. On each connect it sends `missed`, because events may have been lost,
 * unless the server says that there were none since the page was rendered. When the session of the stream ends it opens once more, since a changed password or second
 * factor gives this browser another session. Without one it stays closed: the next call leads to the login.
 * Returns the function that closes it.
 */
export function openLiveSource<Event>(
  { path, schema, since }: LiveStream<Event>,
  listener: (message: LiveMessage<Event>) => void,
): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let retryMs = firstRetryMs;
  let hasEnded = false;

  function open(): void {
    source?.close();
    clearTimeout(timer);
    source = new EventSource(since === undefined ? path : `${path}?${new URLSearchParams({ since }).toString()}`);
    source.addEventListener('open', () => {
      retryMs = firstRetryMs;
      hasEnded = false;
    });
    source.addEventListener('start', ({ data }: MessageEvent<string>) => {
      if (data !== 'current') listener({ kind: 'missed' });
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = readEvent(schema, data);
      if (event) listener({ kind: 'event', event });
    });
    source.addEventListener('end', () => {
      hasEnded = true;
      open();
    });
    source.addEventListener('error', () => {
      if (hasEnded) return close();
      source?.close();
      timer = window.setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    });
  }

  function close(): void {
    clearTimeout(timer);
    removeEventListener('online', open);
    source?.close();
  }

  open();
  addEventListener('online', open);
  return close;
}

/** Parses an event; null for one that this page does not know, as from a server of another version. */
function readEvent<Event>(schema: z.ZodMiniType<Event>, text: string): Event | null {
  try {
    const event = schema.safeParse(JSON.parse(text));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
