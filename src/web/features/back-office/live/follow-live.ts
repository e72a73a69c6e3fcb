import { type LiveWord, openLiveSource } from './live-source.ts';

const name = 'plumbline-live';

/** Hears a word; exactly one of a browser's tabs hears it as the one that leads. */
export type LiveListener = (word: LiveWord, isLeading: boolean) => void;

/**
 * Hears what happens. Of all tabs of a browser one holds the stream and tells the others, because a server counts
 * streams and a browser has few connections; when it closes another takes over. Browsers without locks or channels
 * open a stream in each tab.
 */
export function followLive(hear: LiveListener): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openLiveSource((word) => hear(word, true));
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
