import { useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * The begun minute (ms UTC), for all relative times of one render; null on the server and in the first render of the
 * browser, which show exact times and so agree.
 */
export function useNow(): number | null {
  return useSyncExternalStore(everyMinute, begunMinute, () => null);
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 4);
  return () => clearInterval(timer);
}

function begunMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}
