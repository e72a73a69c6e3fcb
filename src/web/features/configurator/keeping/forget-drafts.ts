import { browserStorage } from '../../../lib/browser-storage.ts';
import { otherDraftKey, seenDraftKey } from '../../../lib/draft-storage-keys.ts';
import { mayBeSignedIn } from '../../../lib/signed-in-marker.ts';

/** What the account's draft is marked with that was given up here while the account could not be told. */
export const toForget = JSON.stringify({ isToForget: true });

/** Whether a draft has been put aside in this browser. */
export function hasAside(): boolean {
  return browserStorage.read(otherDraftKey) !== null;
}

/** Forgets the draft put aside, and marks that of the account as given up here: so it shall be there (C7). */
export function forgetOtherDrafts(): void {
  browserStorage.write(otherDraftKey, null);
  if (mayBeSignedIn()) browserStorage.write(seenDraftKey, toForget);
}
