import { tabStorage } from '../../lib/storage/browser-storage.ts';

const storageKey = 'request-sent';

/** Remembers for the life of the tab that a request was sent from it. */
export function noteRequestSent(): void {
  tabStorage.write(storageKey, '1');
}

/** Whether a request was sent from this tab. */
export function wasRequestSent(): boolean {
  return tabStorage.read(storageKey) !== null;
}
