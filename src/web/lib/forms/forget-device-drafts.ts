import { browserStorage } from '../storage/browser-storage.ts';

/** All drafts of a device lie in one entry of the storage, so that signing out forgets them all. */
export const deviceDraftsKey = 'device-drafts';

/** Leaves nothing of what was typed on the device. */
export const forgetDeviceDrafts = (): void => void browserStorage.write(deviceDraftsKey, null);
