import { type Role, emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { UserTable } from '#server/database/tables/account-tables.ts';
import { dummyHash } from '#server/features/accounts/password/password-hash.ts';

/** An account that is about to be made; `now` is its moment (ms UTC). */
type NewAccount = {
  id: string;
  username: string;
  email: string | null;
  /** Null for somebody who is invited to set a password (G6). */
  passwordHash: string | null;
  role: Role;
  language: Language;
  now: number;
};

/** The row of a new account: its address is not verified and it has no second factor (F1, F2). */
export function newAccountRow({ id, username, email, passwordHash, role, language, now }: NewAccount): UserTable {
  return {
    id,
    username,
    username_key: usernameKey(username),
    display_name: '',
    email,
    email_key: email === null ? null : emailKey(email),
    email_verified_at: null,
    password_hash: passwordHash ?? dummyHash,
    is_invited: passwordHash === null ? 1 : 0,
    totp_secret: null,
    totp_enabled_at: null,
    totp_last_step: null,
    second_factor_put_off_until: null,
    disabled_at: null,
    role,
    language,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}
