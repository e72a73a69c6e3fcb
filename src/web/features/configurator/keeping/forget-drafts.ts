import { otherDraftKey, seenDraftKey, signedInKey } from '../../../lib/draft-storage-keys.ts';

/** What the account's draft is marked with that was given up here while the account could not be told. */
export const toForget = JSON.stringify({ isToForget: true });

/** Whether a draft has been put aside in this browser. */
export function hasAside(): boolean {
  try {
    return localStorage.getItem(otherDraftKey) !== null;
  } catch {
    return false;
  }
}

/** Forgets the draft put aside, and marks that of the account as given up here: so it shall be there (C7). */
export function forgetOtherDrafts(): void {
  try {
    localStorage.removeItem(otherDraftKey);
    if (localStorage.getItem(signedInKey) !== null) localStorage.setItem(seenDraftKey, toForget);
  } catch {
    // Where storage is refused there is no other draft.
  }
}
