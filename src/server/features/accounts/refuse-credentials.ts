import { type Role, checkCredentials } from '#domain/accounts/account.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { Language } from '#domain/languages.ts';
import { minimumPasswordOf } from '#domain/settings/security-settings.ts';
import type { Services } from '#server/services.ts';
import { readSecuritySettings } from '#server/features/settings/security-settings-store.ts';
import { isEasyToGuess } from '#server/features/accounts/password/guessable-passwords.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';

type Means = Pick<Services, 'db'>;

/** The details of a new account; null stands for no address. */
type Wanted = { username: string; password: string; email?: string | null; role: Role };

/**
 * Throws `invalid-input` with a text at each field that breaks a rule for new accounts: lengths of spec §5 with the
 * agency's minimum, common passwords (F6), an address that is none.
 */
export async function refuseCredentials(services: Means, wanted: Wanted, language: Language): Promise<void> {
  const minimum = await readMinimum(services, wanted.role);
  const issues: FieldIssue[] = checkCredentials(wanted, minimum).map((issue) =>
    // One sentence speaks of both fields and names the password's minimum (spec §5).
    issue.rule === 'too-short' ? { ...issue, limit: minimum, wording: 'credentials' } : issue,
  );
  if (!issues.some(({ field }) => field === 'password') && (await isEasyToGuess(wanted))) {
    issues.push({ field: 'password', rule: 'too-common' });
  }
  const { email = null } = wanted;
  if (email !== null && !isEmail(email)) issues.push({ field: 'email', rule: 'email' });
  refuseFields(issues, language);
}

/** A password that is to take the place of another; `field` is where it was typed. */
type NewPassword = { field: 'password' | 'newPassword'; username: string; password: string; role: Role };

/** Throws `invalid-input` when a password may not take the place of another (F4, F6, spec §5). */
export async function refuseNewPassword(services: Means, wanted: NewPassword, language: Language): Promise<void> {
  const { field, username, password } = wanted;
  const minimum = await readMinimum(services, wanted.role);
  const issues = checkCredentials({ username, password }, minimum)
    .filter((issue) => issue.field === 'password')
    .map((issue): FieldIssue =>
      issue.rule === 'too-short' ? { ...issue, field, wording: 'new-password' } : { ...issue, field },
    );
  refuseFields(issues, language);
  if (await isEasyToGuess(wanted)) refuseFields([{ field, rule: 'too-common' }], language);
}

/** Throws `invalid-input` for an address that cannot be mailed to. */
export function refuseEmail(email: string, language: Language): void {
  refuseFields(isEmail(email) ? [] : [{ field: 'email', rule: 'email' }], language);
}

async function readMinimum({ db }: Means, role: Role): Promise<number> {
  return minimumPasswordOf((await readSecuritySettings(db)).settings, role);
}
