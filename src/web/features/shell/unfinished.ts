import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { draftKey } from '#web/features/drafts/draft-key.ts';
import { readPendingKinds } from '#web/features/submissions/read-pending-kinds.ts';

/** Something unfinished in this browser, the screen where it continues, and when it was saved (ms). */
export type Unfinished = { kind: 'draft' | 'unsent'; screen: 'configurator' | 'contact'; savedAt: number | null };

/** Reads what is unfinished in this browser, one item for each screen. */
export function readUnfinished(): Unfinished[] {
  const found: Unfinished[] = [];
  const pending = readPendingKinds();
  // Read without the rest of the draft, which only the configurator understands.
  const saved = /"savedAt":(\d+)/.exec(browserStorage.read(draftKey) ?? '');
  // A pending request still has its draft.
  if (pending.includes('service')) found.push({ kind: 'unsent', screen: 'configurator', savedAt: null });
  else if (saved) found.push({ kind: 'draft', screen: 'configurator', savedAt: Number(saved[1]) });
  if (pending.includes('contact')) found.push({ kind: 'unsent', screen: 'contact', savedAt: null });
  return found;
}
