import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { draftLinkKey } from '../storage-keys.ts';

/** A mailed link to an earlier state of the present draft; times in ms UTC. */
export type StoredLink = {
  /** What voids it: its token where it was opened, else the key with which it was sent. */
  secret: string;
  savedAt: number;
  endsAt: number;
};

/** The link of the present draft; null when none is known or it is over. */
export function readStoredLink(): StoredLink | null {
  return parseLink(browserStorage.readJson(draftLinkKey));
}

/** Keeps the link of the present draft; null forgets it. Where storage is refused, the mail itself still has the link. */
export function storeLink(link: StoredLink | null): void {
  browserStorage.write(draftLinkKey, link && JSON.stringify(link));
}

/** What ends the link when the request is sent: the draft behind it has then served its purpose (C10). */
export function readLinkSecret(): string | null {
  return readStoredLink()?.secret ?? null;
}

/** Reads a link as it was kept; null for what is none, or is over. */
export function parseLink(stored: unknown): StoredLink | null {
  const { secret, savedAt, endsAt } = (stored ?? {}) as Partial<Record<keyof StoredLink, unknown>>;
  if (typeof secret !== 'string' || typeof savedAt !== 'number' || typeof endsAt !== 'number') return null;
  return endsAt > Date.now() ? { secret, savedAt, endsAt } : null;
}
