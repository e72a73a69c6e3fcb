import { type LiveEvent, liveEventSchema, livePath } from '#contract/live.ts';

/** A live message: something happened, or events may have been missed. */
export type LiveMessage = { kind: 'event'; event: LiveEvent } | { kind: 'missed' };

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * Opens the stream of the back office and reconnects with exponential backoff. On each connect it sends `missed`,
 * because events may have been lost. After the session has ended it stays closed: the next call leads to the login.
 * Returns the function that closes it.
 */
export function openLiveSource(listener: (message: LiveMessage) => void): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let retryMs = firstRetryMs;

  function open(): void {
    source?.close();
    clearTimeout(timer);
    source = new EventSource(livePath);
    source.addEventListener('open', () => {
      retryMs = firstRetryMs;
      listener({ kind: 'missed' });
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event) listener({ kind: 'event', event });
    });
    source.addEventListener('end', close);
    source.addEventListener('error', () => {
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
function readEvent(text: string): LiveEvent | null {
  try {
    const event = liveEventSchema.safeParse(JSON.parse(text));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
