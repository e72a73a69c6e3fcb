import { browserStorage } from '../storage/browser-storage.ts';

/* All in one entry of the storage, so that signing out forgets them all. */
const storageKey = 'device-drafts';

const readAll = () => (browserStorage.readJson(storageKey) ?? {}) as Record<string, unknown>;

/**
 * What was typed and could not be saved, stored on this device under a name: it survives that the tab is closed, and goes when
 * somebody signs out. Null where nothing is stored.
 */
export const readDeviceDraft = (name: string): unknown => readAll()[name] ?? null;

/** Stores what was typed; null deletes it. */
export function saveDeviceDraft(name: string, draft: object | null): void {
  const { [name]: former, ...others } = readAll();
  if (draft === null && former === undefined) return;
  const all = draft === null ? others : { ...others, [name]: draft };
  browserStorage.write(storageKey, Object.keys(all).length === 0 ? null : JSON.stringify(all));
}

/** Leaves nothing of what was typed on the device. */
export const forgetDeviceDrafts = (): void => void browserStorage.write(storageKey, null);
