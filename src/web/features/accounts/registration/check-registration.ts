import { type TypedCredentials, checkNewAccount } from '#domain/accounts/typed-credentials.ts';
import { checkEmail } from '#domain/email-address.ts';
import type { PublicIssue } from '#domain/field-issue.ts';

type Registration = TypedCredentials & { email: string };

/** Returns the rules that a registration breaks; the address is required (F2). `minimum` counts the characters of a password. */
export function checkRegistration(
  { email, ...credentials }: Registration,
  minimum: number,
): PublicIssue<keyof Registration>[] {
  return [...checkNewAccount(credentials, minimum), ...checkEmail(email)];
}
