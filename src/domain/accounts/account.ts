import { longestEmailAddress } from '../contact/contact-details.ts';
import type { FieldIssue } from '../field-issue.ts';

/** Roles of an account (spec §3); a bookkeeper reads documents and payments and nothing else (H11). */
export const roles = ['admin', 'bookkeeper', 'user'] as const;
export type Role = (typeof roles)[number];

/** Whether somebody of a role belongs to the agency: what protects its people holds for them, and they are no customers. */
export const isOfAgency = (role: Role): boolean => role !== 'user';

/** What a mailed link is good for (F2, F3); an invitation sets the first password of an account made for somebody (G6). */
export const emailLinkPurposes = ['verify-email', 'reset-password', 'invitation'] as const;
export type EmailLinkPurpose = (typeof emailLinkPurposes)[number];

/** Beginning of an invitation's token, so that its page speaks of a first password. */
export const invitationPrefix = 'invitation.';

/** Shortest accepted username and password in characters (spec §5); administrators choose longer ones (ASVS 6.2.1). */
export const accountLimits = {
  username: { minimum: 3, maximum: 60 },
  displayName: { minimum: 0, maximum: 60 },
  password: { minimum: 6, administrator: 8, maximum: 256 },
  email: { minimum: 0, maximum: longestEmailAddress },
} as const;

export type CredentialField = 'username' | 'password';

type LengthIssue = Extract<FieldIssue<CredentialField>, { rule: 'too-short' | 'too-long' }>;

/**
 * Rules that a new account's username and password break, in the order on screen (spec §5). The shortest password may
 * have been raised by the agency's settings (F6).
 */
export function checkCredentials(
  credentials: Record<CredentialField, string>,
  minimumPasswordLength: number = accountLimits.password.minimum,
): LengthIssue[] {
  const lengths = { username: [...credentials.username.trim()].length, password: [...credentials.password].length };
  const minimums = { username: accountLimits.username.minimum, password: minimumPasswordLength };
  return (['username', 'password'] as const).flatMap((field): LengthIssue[] => {
    const { maximum } = accountLimits[field];
    if (lengths[field] < minimums[field]) return [{ field, rule: 'too-short', limit: minimums[field] }];
    return lengths[field] > maximum ? [{ field, rule: 'too-long', limit: maximum }] : [];
  });
}

/** Form of a username under which it is unique: case and surrounding space do not make a second person. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase().normalize('NFC');
}

/** Form of an e-mail address under which a person is found again. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** Form in which passwords are compared with lists of those that many people have: case makes none of them harder. */
export function passwordKey(password: string): string {
  return password.normalize('NFC').toLowerCase();
}
