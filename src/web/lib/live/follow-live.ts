import { type LiveMessage, type LiveStream, openLiveSource } from './live-source.ts';

/** Receives each message; of all tabs of a browser exactly one receives it as the leader. */
export type LiveListener<Event> = (message: LiveMessage<Event>, isLeader: boolean) => void;

/**
 * Subscribes to live messages; returns the function that unsubscribes. The tabs of a browser elect a leader, which holds
 * the stream and forwards messages to the others, because a server limits streams and a browser has six connections to
 * a host over HTTP/1.1. When the leader closes, another tab becomes it. Without locks or channels, as on a plain HTTP
 * address, each tab has its own stream while it is visible.
 */
export function followLive<Event>(stream: LiveStream<Event>, listener: LiveListener<Event>): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return followWhileVisible(stream, listener);
  const { name } = stream;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage<Event>>) => listener(data, false));
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = openLiveSource(stream, (message) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
        channel.postMessage(message);
        listener(message, true);
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

/** Opens a stream while the tab is visible; each time it opens, its first message is `missed` where events may have been. */
function followWhileVisible<Event>(stream: LiveStream<Event>, listener: LiveListener<Event>): () => void {
  let close: (() => void) | null = null;
  const follow = () => {
    if (document.visibilityState === 'visible') {
      close ??= openLiveSource(stream, (message) => listener(message, true));
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
