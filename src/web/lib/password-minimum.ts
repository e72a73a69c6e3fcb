import { accountLimits } from '#domain/accounts/account.ts';
import { usePage } from './page-context.ts';

/** Characters that a new password needs by the agency's settings (F6), as of when the page was loaded. */
export function usePasswordMinimum(): number {
  return usePage().minimumPasswordLength ?? accountLimits.password.minimum;
}
