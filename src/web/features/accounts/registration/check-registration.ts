import { type TypedCredentials, checkNewAccount } from '#domain/accounts/typed-credentials.ts';
import { checkEmail } from '#domain/contact/email-address.ts';
import type { FieldIssue } from '#domain/field-issue.ts';

type Registration = TypedCredentials & { email: string };

/**
 * Returns the rules that a registration breaks, in the order on screen; the address is required (F2). `minimum` counts the
 * characters of a password.
 */
export function checkRegistration(
  { email, ...credentials }: Registration,
  minimum: number,
): FieldIssue<keyof Registration>[] {
  const issues = checkNewAccount(credentials, minimum);
  const of = (field: keyof TypedCredentials) => issues.filter((issue) => issue.field === field);
  return [...of('username'), ...checkEmail(email), ...of('password')];
}
