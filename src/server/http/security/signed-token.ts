import { createHmac } from 'node:crypto';
import { isSameCode } from './same-code.ts';
import type { KeyRing } from './signing-keys.ts';

/** The first key signs, each verifies. */
type Signing = { keys: KeyRing; purpose: string };

/** Creates a signed token with its time of issue and purpose: `time.nonce.signature`. */
export function signToken(signing: Signing, issuedAt: number, nonce: string): string {
  const payload = `${issuedAt.toString(36)}.${nonce}`;
  return `${payload}.${signatureOf(signing.keys[0], signing.purpose, payload)}`;
}

/** Reads a signed token's time of issue in ms; null when it is forged or made for another purpose. */
export function readSignedToken({ keys, purpose }: Signing, token: string): number | null {
  const [time = '', nonce = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const isSigned = keys.some((key) => isSameCode(signature, signatureOf(key, purpose, `${time}.${nonce}`)));
  return isSigned ? Number.parseInt(time, 36) : null;
}

function signatureOf(key: string, purpose: string, payload: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${payload}`).digest('base64url');
}
