import { collectionKey, draftLinkKey, seenDraftKey, signedInKey } from './draft-storage-keys.ts';
import { noteSignIn } from './sign-in-note.ts';
import { draftKey } from './storage-keys.ts';

/**
 * Whether somebody has signed in here and not out again: a hint that spares everybody else a question to the server,
 * which alone knows. False where storage is refused.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null;
  } catch {
    return false;
  }
}

/** Notes that somebody is signed in. */
export function noteSignedIn(): void {
  if (!mayBeSignedIn()) noteSignIn();
}

/** Notes that nobody is signed in any more; unsent answers stay. */
export function noteSignedOut(): void {
  change((storage) => {
    storage.removeItem(signedInKey);
    storage.removeItem(seenDraftKey);
  });
}

/** Leaves nothing behind after signing out: answers that the account has in full go from this browser, others stay. */
export function forgetAccount(): void {
  change((storage) => {
    const [own, seen] = [draftKey, seenDraftKey].map((key) => savedAtIn(storage.getItem(key)));
    if (own === undefined || own !== seen) return;
    for (const key of [draftKey, draftLinkKey, collectionKey]) storage.removeItem(key);
  });
  noteSignedOut();
}

function savedAtIn(stored: string | null): unknown {
  return (JSON.parse(stored ?? '{}') as { savedAt?: unknown }).savedAt;
}

function change(deed: (storage: Storage) => void): void {
  try {
    deed(localStorage);
  } catch {
    // Where storage is refused there is nothing to note and nothing to forget.
  }
}
