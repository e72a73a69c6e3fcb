import { tabStorage } from '../storage/browser-storage.ts';

/**
 * What was typed into a form and not sent, stored in this tab under a name: it survives a reload, a lost session and
 * leaving the page. Null where nothing is stored.
 */
export function readFormDraft(name: string): unknown {
  return tabStorage.readJson(storageKey(name));
}

/** Stores what was typed; null deletes it. */
export function saveFormDraft(name: string, draft: object | string | null): void {
  tabStorage.write(storageKey(name), draft === null ? null : JSON.stringify(draft));
}

const storageKey = (name: string) => `draft:${name}`;
