import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { stashedDraftKey, syncedDraftKey } from './storage-keys.ts';
import { mayBeSignedIn } from './account/signed-in-marker.ts';

/** What the account's draft is marked with that was given up here while the account could not be told. */
export const toForget = JSON.stringify({ isToForget: true });

/** Whether a draft has been put aside in this browser. */
export function hasStash(): boolean {
  return browserStorage.read(stashedDraftKey) !== null;
}

/** Forgets the draft put aside, and marks that of the account as given up here: so it shall be there (C7). */
export function discardOtherDrafts(): void {
  browserStorage.write(stashedDraftKey, null);
  if (mayBeSignedIn()) browserStorage.write(syncedDraftKey, toForget);
}
