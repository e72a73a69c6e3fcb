import { browserStorage } from '../browser-storage.ts';
import { unsentKey } from '../storage-keys.ts';
import { readUnsentFlag } from './read-unsent-flag.ts';
import type { UnsentRecord } from './unsent-record.ts';

/**
 * Notes of which kinds something waits or is left to be told, so that every page can ask at no cost. A change is told to
 * this page too as browsers tell it to the others.
 */
export function writeUnsentFlag(records: readonly UnsentRecord[]): void {
  const flag = [...new Set(records.map(({ kind }) => kind))].join(' ');
  if (flag === readUnsentFlag()) return;
  browserStorage.write(unsentKey, flag === '' ? null : flag);
  dispatchEvent(new StorageEvent('storage', { key: unsentKey }));
}
