import { unsentKey } from '../storage-keys.ts';
import type { UnsentRecord } from './unsent-record.ts';

/**
 * Notes of which kinds something waits or is left to be told, so that every page can ask at no cost; nothing where storage is refused.
 * A change is told to this page too as browsers tell it to the others.
 */
export function writeUnsentFlag(records: readonly UnsentRecord[]): void {
  const flag = [...new Set(records.map(({ kind }) => kind))].join(' ');
  try {
    if (flag === (localStorage.getItem(unsentKey) ?? '')) return;
    if (flag === '') localStorage.removeItem(unsentKey);
    else localStorage.setItem(unsentKey, flag);
    dispatchEvent(new StorageEvent('storage', { key: unsentKey }));
  } catch {
    // Where storage is refused nothing is kept.
  }
}
