import type { FieldError } from '#contract/error-body.ts';
import { emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { TextKey } from '#locales/text-key.ts';
import { findVerifiedAccount } from '#server/features/accounts/account-store.ts';
import { refuseCredentials } from '#server/features/accounts/refuse-credentials.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** An account as the form wants it; null stands for no password or no address. */
type Wanted = { username: string; password: string | null; email: string | null };

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
  if (owner && owner.id !== ownId) throw refusal(language, 'email', { rule: 'taken', key: 'users:errors.emailTaken' });
}

/** Throws `invalid-input` when a person without an address is to be invited. */
export function refuseMissingAddress(email: string | null, language: Language): asserts email is string {
  if (email === null) throw refusal(language, 'email', { rule: 'required', key: 'users:errors.emailMissing' });
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
  throw refusal(caller.language, 'confirmation', { rule: 'confirmation', key: 'users:errors.confirmation' });
}

function refusal(language: Language, field: string, { rule, key }: { rule: string; key: TextKey }): AppError {
  const error: FieldError = { field, rule, message: textsOf(language)(key) };
  return new AppError('invalid-input', { fields: [error] });
}
