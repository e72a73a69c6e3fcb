import type { EmailLinkPurpose, Role } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { Flag } from './request-tables.ts';

/* Rows of accounts and of what people sign in with; units as in schema.ts. */

export interface UserTable {
  id: string;
  username: string;
  username_key: string;
  /** The name that others see; '' stands for the username. */
  display_name: string;
  email: string | null;
  email_key: string | null;
  password_hash: string;
  /** 1 until the person who was invited has set a password (G6); until then `password_hash` fits no password. */
  is_invited: Flag;
  role: Role;
  language: Language;
  /** An address counts only once its owner has opened the link that was sent to it (F2). */
  email_verified_at: number | null;
  /** Secret of the authenticator app, base32; it counts once `totp_enabled_at` is set (RFC 6238). */
  totp_secret: string | null;
  totp_enabled_at: number | null;
  /** Time step of the last accepted code, so that none is accepted twice. */
  totp_last_step: number | null;
  /** Until when an administrator has put the demanded second factor off, which can be done once; null before that. */
  second_factor_put_off_until: number | null;
  /** Since when nobody signs in to the account (ms UTC), which is kept; null for one in use (G6). */
  disabled_at: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}

/** Sessions are kept by the SHA-256 of their token, so that a stolen backup opens none. */
export interface SessionTable {
  token_hash: string;
  /** By which its owner names it in the list of sessions. */
  id: string;
  user_id: string;
  user_agent: string;
  created_at: number;
  last_seen_at: number;
  /** When a password or a passkey last proved whose session it is. */
  proved_at: number;
  expires_at: number;
}

/** A device or network from which an account was signed in, as a hash that is of no use without the account. */
export interface KnownPlaceTable {
  place_hash: string;
  user_id: string;
  expires_at: number;
}

/** The one-time link by which the first administrator makes the account. */
export interface SetupLinkTable {
  token_hash: string;
  expires_at: number;
}

/** A login whose password was right and whose second factor is awaited; by the SHA-256 of its token. */
export interface PendingSignInTable {
  token_hash: string;
  user_id: string;
  /** Codes tried so far, the right one included. */
  tries: number;
  expires_at: number;
}

/** A single-use link that was mailed, by the SHA-256 of its token; it holds for the address it was mailed to. */
export interface EmailLinkTable {
  token_hash: string;
  user_id: string;
  purpose: EmailLinkPurpose;
  email_key: string;
  expires_at: number;
}

/** A challenge given to a browser for a passkey; taken out when it comes back, so that it counts once (WebAuthn §13.4.3). */
export interface PasskeyChallengeTable {
  challenge: string;
  /** Null at a login, where the passkey itself names the person. */
  user_id: string | null;
  expires_at: number;
}

/** Single-use codes for people without their second factor, by SHA-256. */
export interface RecoveryCodeTable {
  code_hash: string;
  user_id: string;
  used_at: number | null;
  /** How long the code is; null for one of an earlier release, which had fewer. */
  characters: number | null;
}

/** Public halves of passkeys; keys and ids as base64url. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
  last_used_at: number | null;
}
