import { accountLimits } from '#domain/accounts/account.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { type NewPassword, type NewPasswordIssue, checkNewPassword } from './new-password-checks.ts';
import type { FieldIssue } from './use-account-form.ts';

/** Checks a new password and its repetition; answers with the words of spec §5. `minimum` counts characters. */
export function useNewPasswordCheck(minimum: number): (typed: NewPassword) => FieldIssue<keyof NewPassword>[] {
  const t = useTexts();
  const textOf = ({ field, rule }: NewPasswordIssue): string => {
    if (rule === 'required')
      return t(field === 'repeated' ? 'accounts:newPassword.repeatMissing' : 'accounts:newPassword.missing');
    if (rule === 'mismatch') return t('accounts:newPassword.mismatch');
    if (rule === 'too-short') return t('validation:account.newPasswordTooShort', { minimum });
    return t('validation:tooLong', { count: accountLimits.password.maximum });
  };
  return (typed) => checkNewPassword(typed, minimum).map((issue) => ({ ...issue, text: textOf(issue) }));
}
