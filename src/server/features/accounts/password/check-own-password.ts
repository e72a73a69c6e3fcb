import { AppError } from '#server/http/calls/app-error.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import type { Language } from '#domain/languages.ts';
import { type Account, readAccount } from '#server/features/accounts/account-store.ts';
import { verifyPassword } from './password-hash.ts';

/** Tries at the own password from within: a found or stolen session guesses no faster than a stranger (F6). */
const accountLimit = { name: 'own-password', max: 10, windowMs: 15 * 60_000 };

type Check = { userId: string; currentPassword: string; language: Language };

/**
 * Demands the password once more before what only the owner may do, and answers the account as it was then. Throws
 * `invalid-input` for none, `password-wrong`, and `too-many-requests` after ten tries in a quarter of an hour.
 */
export async function checkOwnPassword(
  services: Services,
  { userId, currentPassword, language }: Check,
): Promise<Account> {
  refuseFields(currentPassword === '' ? [{ field: 'currentPassword', rule: 'required' }] : [], language);
  await countAgainstLimit(services, accountLimit, userId);
  const account = await readAccount(services.db, userId);
  if (await verifyPassword(currentPassword, account.password_hash)) return account;
  const message = textsOf(language)('errorCodes:password-wrong');
  throw new AppError('password-wrong', { fields: [{ field: 'currentPassword', rule: 'wrong', message }] });
}
