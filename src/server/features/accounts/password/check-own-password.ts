import { AppError } from '#server/http/calls/app-error.ts';
import { countTry } from '#server/http/security/rate-limit.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import type { Language } from '#domain/languages.ts';
import { type Account, readAccount } from '#server/features/accounts/account-store.ts';
import { verifyPassword } from './password-hash.ts';

/** Wrong tries of the own password by a signed-in person, so that a stolen session cannot guess it faster (F6). */
const accountLimit = { name: 'own-password', max: 10, windowMs: 15 * 60_000 };

type Check = { userId: string; currentPassword: string; language: Language };

/**
 * Checks the password again before an action that only the owner may do, and returns the account. Throws
 * `invalid-input` when it is empty, `password-wrong`, and `too-many-requests` after ten wrong tries in 15 minutes.
 */
export async function checkOwnPassword(
  services: Services,
  { userId, currentPassword, language }: Check,
): Promise<Account> {
  refuseFields(currentPassword === '' ? [{ field: 'currentPassword', rule: 'required' }] : [], language);
  const { forgive } = await countTry(services, accountLimit, userId);
  const account = await readAccount(services.db, userId);
  if (await verifyPassword(currentPassword, account.password_hash)) {
    await forgive();
    return account;
  }
  const message = textsOf(language)('errorCodes:password-wrong');
  throw new AppError('password-wrong', { fields: [{ field: 'currentPassword', rule: 'wrong', message }] });
}
