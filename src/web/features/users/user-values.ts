import type { User } from '#contract/accounts/users.ts';
import { type Role, accountLimits } from '#domain/accounts/account.ts';
import { checkNewAccount } from '#domain/accounts/typed-credentials.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { fieldId } from '../../lib/forms/field-id.ts';

/** Name, address and rights as they are typed. */
export type NamedValues = { username: string; email: string; role: Role };

type Names = { username: string; email: string; isEmailNeeded: boolean };

/** Ids of the fields of an account's form begin with it. */
export const userFormId = 'user-field';

/** Id of the field in which the own name is typed as a confirmation. */
export const confirmationId = fieldId(userFormId, 'confirmation');

/** Returns the values of the form of an account. */
export function valuesOf({ username, email, role }: User): NamedValues {
  return { username, email: email ?? '', role };
}

/** Returns what is wrong with a name and an address before anything is sent (spec §5). */
export function checkNames({ username, email, isEmailNeeded }: Names): FieldIssue<'username' | 'email'>[] {
  const password = 'x'.repeat(accountLimits.password.minimum);
  const issues = checkNewAccount({ username, password }, accountLimits.password.minimum) as FieldIssue<'username'>[];
  return [...issues, ...checkEmail(email, isEmailNeeded)];
}

/**
 * Returns what is wrong with a new account, in the order on screen; a password, null for an invitation, has more rules on
 * the server (F6). `minimum` counts its characters.
 */
export function checkNewUser(
  names: Names,
  { password, minimum }: { password: string | null; minimum: number },
): FieldIssue<'username' | 'email' | 'password'>[] {
  const ofPassword = (issue: FieldIssue<'username' | 'password'>) => issue.field === 'password';
  const issues = password === null ? [] : checkNewAccount({ ...names, password }, minimum).filter(ofPassword);
  return [...checkNames(names), ...issues];
}

function checkEmail(email: string, isNeeded: boolean): FieldIssue<'email'>[] {
  if (email === '') return isNeeded ? [{ field: 'email', rule: 'required', wording: 'invited-email' }] : [];
  return isEmail(email) ? [] : [{ field: 'email', rule: 'email' }];
}
