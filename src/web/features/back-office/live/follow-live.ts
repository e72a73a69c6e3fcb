import { type LiveWord, openLiveSource } from './live-source.ts';

const name = 'plumbline-live';

/** Hears a word; exactly one of a browser's tabs hears it as the one that leads. */
export type LiveListener = (word: LiveWord, isLeading: boolean) => void;

/**
 * Hears what happens. Of all tabs of a browser one holds the stream and tells the others, because a server counts
 * streams and a browser has six connections to a host over HTTP/1.1; when it closes another takes over. Without locks or
 * channels, as on a plain HTTP address, a tab has a stream of its own while it is seen.
 */
export function followLive(hear: LiveListener): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return followWhileSeen(hear);
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveWord>) => hear(data, false));
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = openLiveSource((word) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
        channel.postMessage(word);
        hear(word, true);
      });
      leaving.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}

/** A stream that is closed while its tab is hidden. When it opens again, it says itself that something may be missed. */
function followWhileSeen(hear: LiveListener): () => void {
  let close: (() => void) | null = null;
  const follow = () => {
    if (document.visibilityState === 'visible') {
      close ??= openLiveSource((word) => hear(word, true));
      return;
    }
    close?.();
    close = null;
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close?.();
  };
}
