import { draftKey, unsentMessageKey } from '../../lib/storage-keys.ts';

/** Something unfinished in this browser, and when it was saved (ms). */
export type Waiting = { kind: 'draft' | 'unsent'; savedAt: number | null };

/** Reads what waits in this browser; nothing where storage is refused. */
export function readWaiting(): Waiting[] {
  const found: Waiting[] = [];
  try {
    const draft = localStorage.getItem(draftKey);
    if (draft !== null) found.push({ kind: 'draft', savedAt: savedAtOf(draft) });
    if (localStorage.getItem(unsentMessageKey) !== null) found.push({ kind: 'unsent', savedAt: null });
  } catch {
    // As said above.
  }
  return found;
}

function savedAtOf(stored: string): number | null {
  const { savedAt } = JSON.parse(stored) as { savedAt?: unknown };
  return typeof savedAt === 'number' ? savedAt : null;
}
