import { browserStorage } from '../../../lib/browser-storage.ts';
import { collectionKey, draftLinkKey, generatedEstimateKey, seenDraftKey } from '../../../lib/draft-storage-keys.ts';
import { noteSignedOut } from '../../../lib/signed-in-marker.ts';
import { draftKey } from '../../../lib/storage-keys.ts';

/** Leaves nothing behind after signing out: answers that the account has in full go from this browser, others stay. */
export function forgetAccount(): void {
  const own = savedAtIn(draftKey);
  if (own !== undefined && own === savedAtIn(seenDraftKey)) {
    for (const key of [draftKey, draftLinkKey, generatedEstimateKey, collectionKey]) browserStorage.write(key, null);
  }
  noteSignedOut();
}

const savedAtIn = (key: string) => (browserStorage.readJson(key) as { savedAt?: unknown } | null)?.savedAt;
