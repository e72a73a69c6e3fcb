import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { pendingKindsKey, readPendingKinds } from './read-pending-kinds.ts';
import type { QueuedSubmission } from './submission.ts';

/**
 * Stores of which kinds something is queued, so that every page can read it at no cost. This page is told of a change by
 * the same event by which browsers tell the others.
 */
export function writePendingKinds(records: readonly QueuedSubmission[]): void {
  const kinds = [...new Set(records.map(({ kind }) => kind))].join(' ');
  if (kinds === readPendingKinds()) return;
  browserStorage.write(pendingKindsKey, kinds === '' ? null : kinds);
  dispatchEvent(new StorageEvent('storage', { key: pendingKindsKey }));
}
