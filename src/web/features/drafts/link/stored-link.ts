import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { draftLinkKey } from '../storage-keys.ts';

/** A mailed link to an earlier state of the present draft; times in ms UTC. */
export type StoredLink = {
  /** What revokes it: its token where it was opened, else the idempotency key with which it was sent. */
  secret: string;
  savedAt: number;
  endsAt: number;
};

/** The link of the present draft; null when none is known or it has expired. */
export function readStoredLink(): StoredLink | null {
  return parseLink(browserStorage.readJson(draftLinkKey));
}

/** Stores the link of the present draft; null removes it. Where storage is refused, the mail still has the link. */
export function storeLink(link: StoredLink | null): void {
  browserStorage.write(draftLinkKey, link && JSON.stringify(link));
}

/** What revokes the link when the request is submitted (C10). */
export function readLinkSecret(): string | null {
  return readStoredLink()?.secret ?? null;
}

/** Reads a stored link; null for what is none, or has expired. */
export function parseLink(stored: unknown): StoredLink | null {
  const { secret, savedAt, endsAt } = (stored ?? {}) as Partial<Record<keyof StoredLink, unknown>>;
  if (typeof secret !== 'string' || typeof savedAt !== 'number' || typeof endsAt !== 'number') return null;
  return endsAt > Date.now() ? { secret, savedAt, endsAt } : null;
}
