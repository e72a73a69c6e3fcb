import { accountLimits, checkCredentials } from '#domain/accounts/account.ts';
import { isEmail } from '#domain/email-address.ts';
import type { GetText } from '#locales/text-key.ts';
import { ApiError } from '../../lib/api.ts';

/** What can be typed about an account. */
export type UserField = 'username' | 'email' | 'password' | 'confirmation';
export type UserIssues = Partial<Record<UserField, string>>;

type Typed = { username: string; email: string; isEmailNeeded: boolean; password: string | null; minimum?: number };

/** Stands in where no password is typed, so that it breaks no rule. */
const fitting = 'x'.repeat(accountLimits.password.maximum);

/** Errors before anything is sent; `minimum` counts characters of a password. The server also rejects common ones (F6). */
export function checkUser({ username, email, isEmailNeeded, password, minimum }: Typed, t: GetText): UserIssues {
  const issues: UserIssues = {};
  for (const { field, rule, limit } of checkCredentials({ username, password: password ?? fitting }, minimum)) {
    const count = limit;
    issues[field] = rule === 'too-short' ? t('validation:tooShort', { count }) : t('validation:tooLong', { count });
  }
  if (username.trim() === '') issues.username = t('validation:choose.username');
  if (password === '') issues.password = t('validation:choose.password');
  if (email.trim() !== '' && !isEmail(email.trim())) issues.email = t('validation:email');
  if (email.trim() === '' && isEmailNeeded) issues.email = t('users:errors.emailMissing');
  return issues;
}

/** Refusals of the server, by field. */
export function issuesOf(error: unknown): UserIssues {
  const details = error instanceof ApiError ? (error.body?.details ?? []) : [];
  return Object.fromEntries(details.map(({ field, message }) => [field, message]));
}

/** Id of a field of an account's form. */
export const fieldId = (field: UserField) => `user-field-${field}`;

const inOrder: readonly UserField[] = ['username', 'email', 'password', 'confirmation'];

/** Moves the focus to the first field that was refused. */
export function focusFirst(issues: UserIssues): void {
  const first = inOrder.find((field) => issues[field] !== undefined);
  if (first) document.getElementById(fieldId(first))?.focus();
}
