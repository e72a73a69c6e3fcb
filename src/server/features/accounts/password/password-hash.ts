import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashCost, Services } from '#server/services.ts';

const deriveKey = promisify(argon2);

/** The cost of a new hash in use (OWASP Password Storage Cheat Sheet, argon2id). */
export const usualHashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * A hash that fits no known password. Checking an unknown username against it takes as long as checking a known one.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$BeO/6bthr5Iwu77z89hajA$IbUn5CWZ05QiDRjAAkK4eY6hfnven4jnB6dxfnkClSI';

/** Hashes a password with a random salt of 16 bytes by argon2id (RFC 9106) into a PHC string (F6). */
export async function hashPassword(password: string, salt: Buffer, cost = usualHashCost): Promise<string> {
  if (salt.length !== saltBytes) throw new RangeError(`A salt has ${saltBytes} bytes`);
  const tag = await deriveTag(password, { ...cost, nonce: salt, tagLength: tagBytes });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpaddedBase64(salt)}$${unpaddedBase64(tag)}`;
}

/** Hashes a password that somebody has chosen, with a salt from the server's source of randomness. */
export function hashNewPassword(
  { newToken, hashCost }: Pick<Services, 'newToken' | 'hashCost'>,
  password: string,
): Promise<string> {
  return hashPassword(password, Buffer.from(newToken(), 'base64url').subarray(0, saltBytes), hashCost);
}

/**
 * Returns whether a password fits a hash. The cost comes from the PHC string, so that old hashes stay valid when the
 * cost is raised. Throws when the string is no argon2id hash.
 */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phcPattern.exec(phc) ?? [];
  if (!memory) throw new TypeError('A stored password hash is no PHC string of argon2id');
  const expected = Buffer.from(tag, 'base64');
  const given = await deriveTag(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
}

type Derivation = { memory: number; passes: number; parallelism: number; nonce: Buffer; tagLength: number };

/** One password typed on two keyboards may arrive composed and decomposed; both count as the same. */
function deriveTag(password: string, derivation: Derivation): Promise<Buffer> {
  return deriveKey('argon2id', { ...derivation, message: password.normalize('NFC') });
}

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
