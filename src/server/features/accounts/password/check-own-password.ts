import { AppError } from '#server/http/calls/app-error.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import type { Language } from '#domain/languages.ts';
import { type Account, readAccount } from '#server/features/accounts/account-store.ts';
import { verifyPassword } from './password-hash.ts';

/** Tries of the own password by a signed-in person, so that a stolen session cannot guess it faster (F6). */
const accountLimit = { name: 'own-password', max: 10, windowMs: 15 * 60_000 };

type Check = { userId: string; currentPassword: string; language: Language };

/**
 * Checks the password again before an action that only the owner may do, and returns the account. Throws
 * `invalid-input` when it is empty, `password-wrong`, and `too-many-requests` after ten tries in 15 minutes.
 */
export async function checkOwnPassword(
  services: Services,
  { userId, currentPassword, language }: Check,
): Promise<Account> {
  const refusal = (code: 'invalid-input' | 'password-wrong', rule: string, message: string) =>
    new AppError(code, { fields: [{ field: 'currentPassword', rule, message }] });
  const t = textsOf(language);
  if (currentPassword === '') throw refusal('invalid-input', 'required', t('validation:required'));
  await countAgainstLimit(services, accountLimit, userId);
  const account = await readAccount(services.db, userId);
  const isRight = await verifyPassword(currentPassword, account.password_hash);
  if (!isRight) throw refusal('password-wrong', 'wrong', t('errorCodes:password-wrong'));
  return account;
}
