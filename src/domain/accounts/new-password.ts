import type { FieldIssue } from '../field-issue.ts';
import { accountLimits } from './account.ts';

/** A new password, and the same once more. */
export type NewPassword = { newPassword: string; repeated: string };

/** Returns the rules that a new password and its repetition break, in the order on screen (spec §5); `minimum` counts characters. */
export function checkNewPassword(
  { newPassword, repeated }: NewPassword,
  minimum: number,
): FieldIssue<keyof NewPassword>[] {
  const { maximum } = accountLimits.password;
  const length = [...newPassword].length;
  if (length === 0) return [{ field: 'newPassword', rule: 'required', wording: 'new-password' }];
  const issues: FieldIssue<keyof NewPassword>[] = [];
  if (length < minimum) {
    issues.push({ field: 'newPassword', rule: 'too-short', limit: minimum, wording: 'new-password' });
  }
  if (length > maximum) issues.push({ field: 'newPassword', rule: 'too-long', limit: maximum });
  if (repeated === '') issues.push({ field: 'repeated', rule: 'required', wording: 'repeated-password' });
  else if (repeated !== newPassword) issues.push({ field: 'repeated', rule: 'mismatch' });
  return issues;
}

/** Returns the broken rule when the own password, which confirms a change, was left empty. */
export function checkCurrentPassword(typed: string): FieldIssue<'currentPassword'>[] {
  return typed === '' ? [{ field: 'currentPassword', rule: 'required', wording: 'current-password' }] : [];
}
