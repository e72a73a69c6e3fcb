/** Second factors of a sign-in (F5): codes of an authenticator app (RFC 6238), recovery codes, passkeys. */
export const secondFactorRules = {
  totp: {
    digits: 6,
    /** Seconds for which a code is shown. */
    periodSeconds: 30,
    /** A code counts one step early or late, because clocks differ and people type slowly (RFC 6238 §5.2). */
    toleratedSteps: 1,
    /** Length of the secret (RFC 4226 §4: 160 bits recommended). */
    secretBytes: 20,
  },
  /** 28 characters are 140 random bits, more than the 128 of ASVS 11.2.3; a plain hash is enough from 112 on (6.5.2). */
  recoveryCodes: { count: 10, characters: 28, bytes: 18 },
  /** An administrator may put off the demanded second factor once, for this many ms. */
  putOffMs: 7 * 24 * 60 * 60_000,
  /** A login whose code is awaited ends after this many ms, or this many wrong codes. */
  pendingSignIn: { lifetimeMs: 10 * 60_000, tries: 5 },
  passkeys: {
    challengeLifetimeMs: 5 * 60_000,
    challengeBytes: 32,
    /** Signatures that devices may use, by their numbers in COSE (RFC 9053): Ed25519, ES256, RS256. */
    algorithms: [-8, -7, -257],
    /** Shorter keys of RSA have less than 128 bits of security (NIST SP 800-57, ASVS 11.2.3). */
    shortestRsaBits: 3072,
  },
} as const;

/** Ways beside the password that an account has set up, and whether the agency demands one of everybody. */
export type SecondFactors = { hasTotp: boolean; hasPasskeys: boolean; isRequired: boolean };

/**
 * What a right password is worth (F5): with the authenticator app on, a code is asked for. A passkey is a way of its own,
 * so that the password goes on opening a session beside it; only where a second factor is demanded of everybody does a
 * person with nothing but passkeys have to use one.
 */
export function stepAfterPassword({ hasTotp, hasPasskeys, isRequired }: SecondFactors): 'none' | 'code' | 'passkey' {
  if (hasTotp) return 'code';
  return hasPasskeys && isRequired ? 'passkey' : 'none';
}

/** A typed code by its kind: digits of the authenticator app, or a recovery code in its normalised form. */
export type TypedCode = { kind: 'totp' | 'recovery'; code: string };

const totpPattern = /^\d{6}$/;
/** Crockford's base 32: no letter that looks like another or like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 28 letters and digits; codes of earlier releases have 16 or 24. */
const recoveryPattern = /^(?:[0-9A-HJKMNP-TV-Z]{4}){4}(?:(?:[0-9A-HJKMNP-TV-Z]{4}){2,3})?$/;

/** Reads a code as people type it, with spaces, hyphens and look-alikes; null when it can be neither kind. */
export function readTypedCode(typed: string): TypedCode | null {
  const bare = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (totpPattern.test(bare)) return { kind: 'totp', code: bare };
  const code = bare.replaceAll('O', '0').replace(/[IL]/g, '1');
  return recoveryPattern.test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code of 140 of 144 random bits, in the form in which it is compared. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const { bytes: needed, characters } = secondFactorRules.recoveryCodes;
  if (bytes.length !== needed) throw new RangeError('A recovery code is made of 144 bits');
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = (bits.match(/.{5}/g) ?? []).slice(0, characters);
  return fives.map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** A recovery code as people read it: seven groups of four. */
export function groupRecoveryCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}
