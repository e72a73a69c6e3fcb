import * as z from 'zod/mini';
import { type Role, accountLimits, isOfAgency } from '#domain/accounts/account.ts';

/** Longest minimum that may be demanded of passwords, in characters. */
export const highestMinimum = 64;

/** What the agency demands of sign-ins (F5, F6). The minimum may be raised above the source's, never lowered. */
export const securitySettingsSchema = z.strictObject({
  /** Of everybody. */
  requireSecondFactor: z.boolean(),
  /** Of administrators and bookkeepers, where it is not required of everybody. */
  requireOfAdministrators: z.boolean(),
  /** Characters. */
  minimumPasswordLength: z.int().check(z.minimum(accountLimits.password.minimum), z.maximum(highestMinimum)),
});
export type SecuritySettings = z.infer<typeof securitySettingsSchema>;

/** What holds until an administrator changes it. */
export const firstSecuritySettings: SecuritySettings = {
  requireSecondFactor: false,
  requireOfAdministrators: true,
  minimumPasswordLength: accountLimits.password.minimum,
};

/** Whether a second factor is demanded of a role (F5; ASVS 6.3.3: of the agency’s people unless that was turned off). */
export function isSecondFactorRequired(settings: SecuritySettings, role: Role): boolean {
  return settings.requireSecondFactor || (isOfAgency(role) && settings.requireOfAdministrators);
}

/** Shortest new password of a role, in characters (spec §5; ASVS 6.2.1: eight for the agency’s people). */
export function minimumPasswordOf(settings: SecuritySettings, role: Role): number {
  const { administrator } = accountLimits.password;
  return isOfAgency(role) ? Math.max(settings.minimumPasswordLength, administrator) : settings.minimumPasswordLength;
}
