import { forgetDeviceDrafts } from '../../../lib/forms/forget-device-drafts.ts';
import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { collectionKey } from '#web/features/attachments/collection.ts';
import { draftLinkKey, generatedEstimateKey, syncedDraftKey } from '#web/features/drafts/storage-keys.ts';
import { clearSignedInMarker } from '#web/features/drafts/account/signed-in-marker.ts';
import { draftKey } from '#web/features/drafts/draft-key.ts';

/** Leaves nothing behind after signing out: answers that the account has in full go from this browser, others stay. */
export function forgetAccount(): void {
  const own = savedAtIn(draftKey);
  if (own !== undefined && own === savedAtIn(syncedDraftKey)) {
    for (const key of [draftKey, draftLinkKey, generatedEstimateKey, collectionKey]) browserStorage.write(key, null);
  }
  clearSignedInMarker();
  forgetDeviceDrafts();
}

const savedAtIn = (key: string) => (browserStorage.readJson(key) as { savedAt?: unknown } | null)?.savedAt;
