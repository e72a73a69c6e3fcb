import * as z from 'zod/mini';
import { accountLimits } from '#domain/accounts/account.ts';

/** Longest minimum that may be demanded of passwords, in characters. */
export const highestMinimum = 64;

/** What the agency demands of everybody's sign-in (F5, F6). The minimum may be raised above the source's, never lowered. */
export const securitySettingsSchema = z.strictObject({
  requireSecondFactor: z.boolean(),
  /** Characters. */
  minimumPasswordLength: z.int().check(z.minimum(accountLimits.password.minimum), z.maximum(highestMinimum)),
});
export type SecuritySettings = z.infer<typeof securitySettingsSchema>;

/** What holds until an administrator changes it. */
export const firstSecuritySettings: SecuritySettings = {
  requireSecondFactor: false,
  minimumPasswordLength: accountLimits.password.minimum,
};
