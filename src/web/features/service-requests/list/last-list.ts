import { tabStorage } from '../../../lib/storage/browser-storage.ts';

const key = 'office-list';

/** Stores the address of the list that was open last in this tab. */
export function rememberList(address: string): void {
  tabStorage.write(key, address);
}

/** Address of the list that was open last, with its view and filters, for the back link; or null. */
export function lastList(): string | null {
  return tabStorage.read(key);
}
