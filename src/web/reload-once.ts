import { tabStorage } from './lib/storage/browser-storage.ts';

const reloadedKey = 'reloaded-for';

/**
 * Reloads a page whose code did not load, because a new version has most likely replaced it. Throws the error where that
 * has been tried for this address, or cannot be noted, so it never loops (B11).
 */
export function reloadOnce(error: unknown): Promise<never> {
  if (tabStorage.read(reloadedKey) === location.pathname || !tabStorage.write(reloadedKey, location.pathname))
    throw error;
  location.reload();
  return new Promise(() => undefined);
}

/** A page has loaded: the next failure may reload again. */
export function forgetReload(): void {
  tabStorage.write(reloadedKey, null);
}
