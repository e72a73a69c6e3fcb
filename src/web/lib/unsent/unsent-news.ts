let channel: BroadcastChannel | null = null;

/** One channel for each page, which does not hear itself; none in old browsers. */
function open(): BroadcastChannel | null {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel('unsent');
  return channel;
}

/** Tells all other pages of this browser that something was kept, taken or settled. */
export function tellOfChange(): void {
  open()?.postMessage(null);
}

/** Calls back when another page or the worker has told of a change; for as long as the page lives. */
export function hearOfChanges(onChange: () => void): void {
  open()?.addEventListener('message', onChange);
}
