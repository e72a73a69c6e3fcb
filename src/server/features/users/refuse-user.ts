import { type Role, emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { findVerifiedAccount } from '#server/features/accounts/account-store.ts';
import { refuseCredentials } from '#server/features/accounts/refuse-credentials.ts';
import { fieldRefusal, refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';

/** An account as the form wants it; null stands for no password or no address. */
type Wanted = { username: string; password: string | null; email: string | null; role: Role };

/**
 * Throws `invalid-input` with a text at each field that breaks a rule for accounts: those of spec §5 and F6, an address
 * that is none, or that somebody else has verified.
 */
export async function refuseUser(
  services: Services,
  wanted: Wanted,
  { language, ownId }: { language: Language; ownId: string | null },
): Promise<void> {
  // Without a password a random one is checked, so that all rules stand in one place.
  const password = wanted.password ?? services.newToken();
  await refuseCredentials(services, { ...wanted, password }, language);
  if (wanted.email === null) return;
  const owner = await findVerifiedAccount(services.db, emailKey(wanted.email));
  refuseFields(owner && owner.id !== ownId ? [{ field: 'email', rule: 'taken' }] : [], language);
}

/** Throws `invalid-input` when a person without an address is to be invited. */
export function refuseMissingAddress(email: string | null, language: Language): asserts email is string {
  if (email === null) throw fieldRefusal([{ field: 'email', rule: 'required', wording: 'invited-email' }], language);
}

/**
 * Throws `invalid-input` unless a person who removes their own rights or account has typed their username to confirm
 * it.
 */
export function refuseUnconfirmed(
  caller: Caller,
  { id, username, confirmation }: { id: string; username: string; confirmation: string | undefined },
): void {
  if (caller.user?.id !== id || usernameKey(confirmation ?? '') === usernameKey(username)) return;
  throw fieldRefusal([{ field: 'confirmation', rule: 'confirmation' }], caller.language);
}
