import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

/**
 * The id of the row that a call with an idempotency key creates: the same for every repetition, so that the database
 * rejects the second one. `scope` keeps people and kinds of calls apart. Has the form of a ULID, without a time.
 */
export function idOfKey(key: string, scope: string): string {
  const hash = createHash('sha256').update(`${scope}\n${key}`).digest();
  return Array.from(hash.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}
