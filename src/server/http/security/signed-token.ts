import { createHmac, timingSafeEqual } from 'node:crypto';

type Signing = { key: string; purpose: string };

/** Creates a signed token with its time of issue and purpose: `time.nonce.signature`. */
export function signToken(signing: Signing, issuedAt: number, nonce: string): string {
  const payload = `${issuedAt.toString(36)}.${nonce}`;
  return `${payload}.${signatureOf(signing, payload)}`;
}

/** Reads a signed token's time of issue in ms; null when it is forged or made for another purpose. */
export function readSignedToken(signing: Signing, token: string): number | null {
  const [time = '', nonce = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const expected = Buffer.from(signatureOf(signing, `${time}.${nonce}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(time, 36);
}

function signatureOf({ key, purpose }: Signing, payload: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${payload}`).digest('base64url');
}
