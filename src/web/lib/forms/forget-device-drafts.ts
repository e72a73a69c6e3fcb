import { browserStorage } from '../storage/browser-storage.ts';

/** All drafts of a device lie in one entry of the storage, so that signing out forgets them all. */
export const deviceDraftsKey = 'device-drafts';

/** Messages that were written and not sent yet. */
export const unsentMessagesKey = 'unsent-messages';

/** Leaves nothing of what was typed on the device. */
export function forgetDeviceDrafts(): void {
  for (const key of [deviceDraftsKey, unsentMessagesKey]) browserStorage.write(key, null);
}
