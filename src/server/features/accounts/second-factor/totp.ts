import { brand } from '#domain/brand.ts';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';

const { digits, periodSeconds, toleratedSteps, secretBytes } = secondFactorRules.totp;

/* Loaded at the first use, because they take memory. */
const loadOtp = () => import('otplib');
const loadQrCode = () => import('qrcode');

/** A secret for the authenticator app: base32 of the first 160 bits of a random token. */
export async function totpSecretOf(token: string): Promise<string> {
  const { ScureBase32Plugin } = await loadOtp();
  const bytes = Uint8Array.from(Buffer.from(token, 'base64url').subarray(0, secretBytes));
  return new ScureBase32Plugin().encode(bytes);
}

/** A secret as an address that apps open, and that address as a QR code (SVG). */
export async function describeTotp({ secret, username }: { secret: string; username: string }) {
  const [{ generateURI }, qrCode] = await Promise.all([loadOtp(), loadQrCode()]);
  const uri = generateURI({ issuer: brand.name, label: username, secret });
  return { secret, uri, qrSvg: await qrCode.toString(uri, { type: 'svg' }) };
}

/** The time step whose code this is, at most one before or after the present; null for a wrong code (RFC 6238). */
export async function stepOfCode(
  code: string,
  { secret, now }: { secret: string; now: number },
): Promise<number | null> {
  const { verify } = await loadOtp();
  const result = await verify({
    secret,
    token: code,
    digits,
    period: periodSeconds,
    epoch: Math.floor(now / 1000),
    epochTolerance: toleratedSteps * periodSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
