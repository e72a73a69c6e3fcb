import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { draftKey } from '#web/features/drafts/draft-key.ts';
import { readPendingKinds } from '#web/features/submissions/read-pending-kinds.ts';

/** Something unfinished in this browser, the screen where it goes on, and when it was saved (ms). */
export type Waiting = { kind: 'draft' | 'unsent'; screen: 'configurator' | 'contact'; savedAt: number | null };

/** Reads what waits in this browser, a line for each screen. */
export function readWaiting(): Waiting[] {
  const found: Waiting[] = [];
  const unsent = readPendingKinds();
  // Read without the rest of the draft, which only the configurator understands.
  const saved = /"savedAt":(\d+)/.exec(browserStorage.read(draftKey) ?? '');
  // A request that waits still has its draft.
  if (unsent.includes('service')) found.push({ kind: 'unsent', screen: 'configurator', savedAt: null });
  else if (saved) found.push({ kind: 'draft', screen: 'configurator', savedAt: Number(saved[1]) });
  if (unsent.includes('contact')) found.push({ kind: 'unsent', screen: 'contact', savedAt: null });
  return found;
}
