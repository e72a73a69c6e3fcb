import { useSyncExternalStore } from 'react';

/** How the files of the present draft stand, for whoever wants to send it (C10). */
export type Uploads = {
  /** On their way, or waiting for their turn or a connection. */
  underWay: number;
  /** With the draft. */
  ready: number;
  /** Chosen, but not with the draft: refused, or to be chosen again. */
  missing: number;
};

const noUploads: Uploads = { underWay: 0, ready: 0, missing: 0 };
let present = noUploads;
const watchers = new Set<() => void>();

export const readUploads = (): Uploads => present;

/** Told by whoever sends the files, as often as it likes. */
export function reportUploads({ underWay, ready, missing }: Uploads): void {
  if (present.underWay === underWay && present.ready === ready && present.missing === missing) return;
  present = { underWay, ready, missing };
  for (const watcher of watchers) watcher();
}

function watchUploads(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/** The same for a screen. */
export function useUploads(): Uploads {
  return useSyncExternalStore(watchUploads, readUploads, () => noUploads);
}

/** Resolves as soon as no file is under way any more; never once the signal has been given. */
export function waitForUploads(signal: AbortSignal): Promise<Uploads> {
  return new Promise((resolve) => {
    function look(): void {
      if (present.underWay > 0) return;
      stop();
      resolve(present);
    }
    const stop = watchUploads(look);
    signal.addEventListener('abort', stop, { once: true });
    look();
  });
}
