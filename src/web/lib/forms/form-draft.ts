import { tabStorage } from '../storage/browser-storage.ts';

/**
 * What has been typed and not yet sent, kept in this tab under a name: it outlives a reload, a lost session and a press
 * of the wrong link. Null where nothing is kept.
 */
export function readFormDraft(name: string): unknown {
  return tabStorage.readJson(storageKey(name));
}

/** Keeps what has been typed; null forgets it. */
export function saveFormDraft(name: string, draft: object | string | null): void {
  tabStorage.write(storageKey(name), draft === null ? null : JSON.stringify(draft));
}

const storageKey = (name: string) => `draft:${name}`;
