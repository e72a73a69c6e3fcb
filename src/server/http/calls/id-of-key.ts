import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

/**
 * The id of what a key brings about: the same for every repetition of a call, so that the database itself refuses the
 * second one. `scope` tells the calls of different people and kinds apart. It has the form of a ULID, but no time in it.
 */
export function idOfKey(key: string, scope: string): string {
  const hash = createHash('sha256').update(`${scope}\n${key}`).digest();
  return Array.from(hash.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}
