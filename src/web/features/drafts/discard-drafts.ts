import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { stashedDraftKey, syncedDraftKey } from './storage-keys.ts';
import { mayBeSignedIn } from './account/signed-in-marker.ts';

/** Stored in place of the last sync when the draft was discarded here and the account must delete it too. */
export const toForget = JSON.stringify({ isToForget: true });

/** Whether this browser has a stashed draft. */
export function hasStash(): boolean {
  return browserStorage.read(stashedDraftKey) !== null;
}

/** Deletes the stashed draft, and marks that of the account to be deleted with the next sync (C7). */
export function discardOtherDrafts(): void {
  browserStorage.write(stashedDraftKey, null);
  if (mayBeSignedIn()) browserStorage.write(syncedDraftKey, toForget);
}
