import type { FieldError } from '#contract/error-body.ts';
import { type CredentialIssue, checkCredentials } from '#domain/accounts/account.ts';
import { isEmail } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { readSecuritySettings } from '#server/features/settings/security-settings-store.ts';
import { textsOf } from '#server/texts.ts';
import { isEasyToGuess } from '#server/features/accounts/password/guessable-passwords.ts';

type Means = Pick<Services, 'db'>;

/** The details of a new account; null stands for no address. */
type Wanted = { username: string; password: string; email?: string | null };

/**
 * Throws `invalid-input` with a text at each field that breaks a rule for new accounts: lengths of spec §5 with the
 * agency's minimum, common passwords (F6), an address that is none.
 */
export async function refuseCredentials(services: Means, wanted: Wanted, language: Language): Promise<void> {
  const minimum = await readMinimum(services);
  const t = textsOf(language);
  const tooShort = t('validation:account.tooShort', { minimum });
  const fields = checkCredentials(wanted, minimum).map((issue) => fieldError(issue, { tooShort, language }));
  if (!fields.some(({ field }) => field === 'password') && (await isEasyToGuess(wanted))) {
    fields.push(commonPassword('password', language));
  }
  const { email = null } = wanted;
  if (email !== null && !isEmail(email)) fields.push(invalidEmail(language));
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/** A password that is to take the place of another; `field` is where it was typed. */
type NewPassword = { field: 'password' | 'newPassword'; username: string; password: string };

/** Throws `invalid-input` when a password may not take the place of another (F4, F6, spec §5). */
export async function refuseNewPassword(services: Means, wanted: NewPassword, language: Language): Promise<void> {
  const { field, username, password } = wanted;
  const minimum = await readMinimum(services);
  const tooShort = textsOf(language)('validation:account.newPasswordTooShort', { minimum });
  const issue = checkCredentials({ username, password }, minimum).find((found) => found.field === 'password');
  const refused = issue && { ...fieldError(issue, { tooShort, language }), field };
  if (refused) throw new AppError('invalid-input', { fields: [refused] });
  if (await isEasyToGuess(wanted)) throw new AppError('invalid-input', { fields: [commonPassword(field, language)] });
}

/** Throws `invalid-input` for an address that cannot be mailed to. */
export function refuseEmail(email: string, language: Language): void {
  if (!isEmail(email)) throw new AppError('invalid-input', { fields: [invalidEmail(language)] });
}

async function readMinimum({ db }: Means): Promise<number> {
  return (await readSecuritySettings(db)).settings.minimumPasswordLength;
}

type Wording = { tooShort: string; language: Language };

function fieldError({ field, rule, limit }: CredentialIssue, { tooShort, language }: Wording): FieldError {
  const message = rule === 'too-short' ? tooShort : textsOf(language)('validation:tooLong', { count: limit });
  return { field, rule, message };
}

function commonPassword(field: string, language: Language): FieldError {
  return { field, rule: 'too-common', message: textsOf(language)('validation:account.commonPassword') };
}

function invalidEmail(language: Language): FieldError {
  return { field: 'email', rule: 'email', message: textsOf(language)('validation:email') };
}
