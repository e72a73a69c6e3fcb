import { collectionKey } from './draft-storage-keys.ts';

/** The secret at hand where storage is refused: it then lives as long as the page. */
let unkept: string | null = null;
const watchers = new Set<() => void>();

/** The secret by which the files of the present draft belong together (C10); null before the first file. */
export function readCollection(): string | null {
  try {
    return localStorage.getItem(collectionKey) ?? unkept;
  } catch {
    return unkept;
  }
}

/** The same, made at the first file. */
export function ensureCollection(): string {
  return readCollection() ?? adoptCollection(newSecret());
}

/** After a request was sent or begun anew, its files are no concern of this browser any more. */
export function forgetCollection(): void {
  const wasKnown = readCollection() !== null;
  unkept = null;
  try {
    localStorage.removeItem(collectionKey);
  } catch {
    // Where storage is refused nothing was kept.
  }
  if (wasKnown) tell();
}

/** Goes on with the files of a draft that was begun elsewhere, by their secret, which is answered. */
export function adoptCollection(secret: string): string {
  try {
    localStorage.setItem(collectionKey, secret);
    unkept = null;
  } catch {
    unkept = secret;
  }
  tell();
  return secret;
}

/** Calls back whenever another collection is the present one, also from another tab. Answers how to stop. */
export function watchCollection(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === collectionKey || event.key === null) onChange();
  };
  watchers.add(onChange);
  addEventListener('storage', onStorage);
  return () => {
    watchers.delete(onChange);
    removeEventListener('storage', onStorage);
  };
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** 256 random bits, base 16; unlike `randomUUID` also on a plain http address of a local network. */
function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
