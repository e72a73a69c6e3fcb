import { seenDraftKey, signedInKey } from './draft-storage-keys.ts';

/** Notes that somebody has just signed in; what was seen of another account's draft says nothing of this one's. */
export function noteSignIn(): void {
  try {
    localStorage.setItem(signedInKey, '1');
    localStorage.removeItem(seenDraftKey);
  } catch {
    // Where storage is refused there is nothing to note.
  }
}
