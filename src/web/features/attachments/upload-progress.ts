import { useSyncExternalStore } from 'react';

/** How many files of the present draft are uploaded, for the page that submits it (C10). */
export type Uploads = {
  /** Being uploaded, or waiting for their turn or a connection. */
  underWay: number;
  /** Uploaded. */
  ready: number;
  /** Chosen but not uploaded: rejected, or to be chosen again. */
  missing: number;
};

const noUploads: Uploads = { underWay: 0, ready: 0, missing: 0 };
let present = noUploads;
const listeners = new Set<() => void>();

export const readUploads = (): Uploads => present;

/** Reports the progress of the uploads; repeated reports cost nothing. */
export function reportUploads({ underWay, ready, missing }: Uploads): void {
  if (present.underWay === underWay && present.ready === ready && present.missing === missing) return;
  present = { underWay, ready, missing };
  for (const listener of listeners) listener();
}

function subscribeToUploads(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The progress, for a screen. */
export function useUploads(): Uploads {
  return useSyncExternalStore(subscribeToUploads, readUploads, () => noUploads);
}

/** Resolves when no file is being uploaded any more; never after the signal was aborted. */
export function waitForUploads(signal: AbortSignal): Promise<Uploads> {
  return new Promise((resolve) => {
    function check(): void {
      if (present.underWay > 0) return;
      stop();
      resolve(present);
    }
    const stop = subscribeToUploads(check);
    signal.addEventListener('abort', stop, { once: true });
    check();
  });
}
