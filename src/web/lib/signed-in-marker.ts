import { browserStorage } from './browser-storage.ts';
import { seenDraftKey, signedInKey } from './draft-storage-keys.ts';

/**
 * Whether somebody has signed in here and not out again: a hint that spares everybody else a question to the server,
 * which alone knows.
 */
export function mayBeSignedIn(): boolean {
  return browserStorage.read(signedInKey) !== null;
}

/** Notes that nobody is signed in any more; unsent answers stay. */
export function noteSignedOut(): void {
  for (const key of [signedInKey, seenDraftKey]) browserStorage.write(key, null);
}
