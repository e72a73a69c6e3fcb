import { newKey } from '../../lib/http/idempotency-key.ts';
import { storedText } from '../../lib/storage/stored-text.ts';

/** Where the browser stores the secret of the present draft's files (C10). */
export const collectionKey = 'attachment-collection';

const collection = storedText(collectionKey);

/** The secret that the files of the present draft have in common (C10); null before the first file. */
export const readCollection = collection.read;

/** The same, created with the first file. */
export function ensureCollection(): string {
  return readCollection() ?? adoptCollection(newKey(32));
}

/** Calls back when the secret changes, also in another tab. Returns a function that ends that. */
export const subscribeToCollection = collection.subscribe;

/** Deletes the secret, once the request was sent or its draft cleared. */
export function forgetCollection(): void {
  if (readCollection() !== null) collection.write(null);
}

/** Continues with the files of another draft, by their secret. Returns it. */
export function adoptCollection(secret: string): string {
  collection.write(secret);
  return secret;
}
