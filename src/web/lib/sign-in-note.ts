import { browserStorage } from './browser-storage.ts';
import { seenDraftKey, signedInKey } from './draft-storage-keys.ts';

/** Notes that somebody has just signed in; what was seen of another account's draft says nothing of this one's. */
export function noteSignIn(): void {
  browserStorage.write(signedInKey, '1');
  browserStorage.write(seenDraftKey, null);
}
