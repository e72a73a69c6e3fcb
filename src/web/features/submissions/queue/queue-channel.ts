let channel: BroadcastChannel | null = null;

/** One channel for each page, which does not receive its own messages; none in old browsers. */
function open(): BroadcastChannel | null {
  // The name is shared with pages of an earlier version that are still open.
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel('unsent');
  return channel;
}

/** Tells all other pages of this browser that the queue has changed. */
export function notifyQueueChanged(): void {
  open()?.postMessage(null);
}

/** Calls back when another page or the worker has changed the queue; for as long as the page lives. */
export function onQueueChanged(onChange: () => void): void {
  open()?.addEventListener('message', onChange);
}
