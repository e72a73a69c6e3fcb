import * as z from 'zod/mini';
import { accountLimits } from '#domain/accounts/account.ts';
import { type SecuritySettings, firstSecuritySettings, highestMinimum } from '#domain/settings/security-settings.ts';
import { defineShape } from '#server/stored/stored-shape.ts';

const withinLimits = (length: number) => Math.min(Math.max(length, accountLimits.password.minimum), highestMinimum);

/**
 * What is demanded of everybody's sign-in, in `settings`. A setting that is missing has its first value; a damaged one has no
 * fallback, because less might be demanded than the agency has decided.
 */
export const storedSecuritySettings = defineShape<SecuritySettings>({
  name: 'security settings',
  schema: z.object({
    requireSecondFactor: z.prefault(z.boolean(), firstSecuritySettings.requireSecondFactor),
    requireOfAdministrators: z.prefault(z.boolean(), firstSecuritySettings.requireOfAdministrators),
    minimumPasswordLength: z.pipe(
      z.prefault(z.int(), firstSecuritySettings.minimumPasswordLength),
      z.transform(withinLimits),
    ),
  }),
});
