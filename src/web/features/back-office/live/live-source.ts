import { type LiveEvent, liveEventSchema, livePath } from '#contract/live.ts';

/** What is heard: that something happened, or that an unknown part of it was missed. */
export type LiveWord = { kind: 'event'; event: LiveEvent } | { kind: 'missed' };

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * Opens the stream of the back office, and again with growing pauses whenever it breaks. Each time it opens something may
 * have been missed, and that is said. When the session is over it stays closed: the next call leads to the login.
 */
export function openLiveSource(hear: (word: LiveWord) => void): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let retryMs = firstRetryMs;

  function open(): void {
    source?.close();
    clearTimeout(timer);
    source = new EventSource(livePath);
    source.addEventListener('open', () => {
      retryMs = firstRetryMs;
      hear({ kind: 'missed' });
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event) hear({ kind: 'event', event });
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

/** A server of another version may say what this page does not know. */
function readEvent(text: string): LiveEvent | null {
  try {
    const event = liveEventSchema.safeParse(JSON.parse(text));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
