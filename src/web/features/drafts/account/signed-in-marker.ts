import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { signedInKey, syncedDraftKey } from '../storage-keys.ts';

/**
 * Whether somebody has signed in here and not signed out again: a hint that saves everybody else a call, since only the
 * server knows.
 */
export function mayBeSignedIn(): boolean {
  return browserStorage.read(signedInKey) !== null;
}

/** Sets the marker; what was synced with another account does not apply to this one. */
export function markSignedIn(): void {
  browserStorage.write(signedInKey, '1');
  browserStorage.write(syncedDraftKey, null);
}

/** Removes the marker; answers that were not submitted stay. */
export function clearSignedInMarker(): void {
  for (const key of [signedInKey, syncedDraftKey]) browserStorage.write(key, null);
}
