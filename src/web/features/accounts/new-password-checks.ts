import { accountLimits } from '#domain/accounts/account.ts';

/** A new password, and the same once more. */
export type NewPassword = { newPassword: string; repeated: string };

/** A rule that a new password breaks (spec §5). */
export type NewPasswordIssue =
  | { field: 'newPassword'; rule: 'required' | 'too-short' | 'too-long' }
  | { field: 'repeated'; rule: 'required' | 'mismatch' };

/** Rules that a new password and its repetition break, in the order on screen (spec §5); `minimum` counts characters. */
export function checkNewPassword({ newPassword, repeated }: NewPassword, minimum: number): NewPasswordIssue[] {
  const length = [...newPassword].length;
  if (length === 0) return [{ field: 'newPassword', rule: 'required' }];
  const issues: NewPasswordIssue[] = [];
  if (length < minimum) issues.push({ field: 'newPassword', rule: 'too-short' });
  if (length > accountLimits.password.maximum) issues.push({ field: 'newPassword', rule: 'too-long' });
  if (repeated === '') issues.push({ field: 'repeated', rule: 'required' });
  else if (repeated !== newPassword) issues.push({ field: 'repeated', rule: 'mismatch' });
  return issues;
}
