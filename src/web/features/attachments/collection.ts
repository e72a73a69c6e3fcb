import { newKey } from '../../lib/http/idempotency-key.ts';
import { storedText } from '../../lib/storage/stored-text.ts';

/** Where the browser stores the secret of the present draft's files (C10). */
export const collectionKey = 'attachment-collection';

const collection = storedText(collectionKey);

/** The secret by which the files of the present draft belong together (C10); null before the first file. */
export const readCollection = collection.read;

/** The same, made at the first file. */
export function ensureCollection(): string {
  return readCollection() ?? adoptCollection(newKey(32));
}

/** Calls back whenever another collection is the present one, also from another tab. Answers how to stop. */
export const subscribeToCollection = collection.watch;

/** After a request was sent or begun anew, its files are no concern of this browser any more. */
export function forgetCollection(): void {
  if (readCollection() !== null) collection.write(null);
}

/** Goes on with the files of a draft that was begun elsewhere, by their secret, which is answered. */
export function adoptCollection(secret: string): string {
  collection.write(secret);
  return secret;
}
