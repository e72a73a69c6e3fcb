import { newKey } from '../http/idempotency-key.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { deviceDraftsKey } from './forget-device-drafts.ts';

/** Each page writes under its own name: what another tab of the same draft has written stays. */
let page: string | null = null;
const ownNameOf = (name: string) => `${name} ${(page ??= newKey())}`;

const readAll = () => (browserStorage.readJson(deviceDraftsKey) ?? {}) as Record<string, unknown>;

function writeAll(all: Record<string, unknown>): void {
  browserStorage.write(deviceDraftsKey, Object.keys(all).length === 0 ? null : JSON.stringify(all));
}

/**
 * What was typed and could not be saved, stored on this device under a name, by whichever page: it survives that the tab is
 * closed, and goes when somebody signs out. The page that reads it has it from then on. Null where nothing is stored.
 */
export function readDeviceDraft(name: string): unknown {
  const all = readAll();
  const own = ownNameOf(name);
  const key = own in all ? own : Object.keys(all).find((each) => each.startsWith(`${name} `));
  if (key === undefined) return null;
  const { [key]: draft, ...others } = all;
  if (key !== own) writeAll({ ...others, [own]: draft });
  return draft;
}

/** Stores what was typed on this page; null deletes it. */
export function saveDeviceDraft(name: string, draft: object | null): void {
  const own = ownNameOf(name);
  const { [own]: former, ...others } = readAll();
  if (draft === null && former === undefined) return;
  writeAll(draft === null ? others : { ...others, [own]: draft });
}
