import { browserStorage } from '../../lib/storage/browser-storage.ts';

/** Where the browser stores which kinds are queued, so that a page knows without opening the queue (C11). */
export const pendingKindsKey = 'unsent';

/** The kinds of which something is queued, pending or not reported yet; empty for none. */
export const readPendingKinds = (): string => browserStorage.read(pendingKindsKey) ?? '';
