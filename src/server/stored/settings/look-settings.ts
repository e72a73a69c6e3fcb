import * as z from 'zod/mini';
import { type LookSettings, type Logo, defaultThemes, firstLookSettings } from '#domain/settings/look-settings.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { orElse } from '#server/stored/tolerant.ts';

/** The look as stored: with the size of the logo's picture in pixels and who changed it last. */
export type StoredLook = Omit<LookSettings, 'logo'> & {
  logo: (Logo & { width: number; height: number }) | null;
  changedById: string | null;
};

/** What holds before the first change. */
export const firstStoredLook: StoredLook = { ...firstLookSettings, logo: null, changedById: null };

const logo = z.object({ svg: z.nullable(z.string()), png: z.string(), width: z.int(), height: z.int() });

/** How site, mails and documents look, in `settings`. What is missing or damaged looks like the product. */
export const storedLookSettings = defineShape<StoredLook>({
  name: 'look',
  schema: z.object({
    primaryColor: orElse(z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/))), firstLookSettings.primaryColor),
    defaultTheme: orElse(z.enum(defaultThemes), firstLookSettings.defaultTheme),
    logo: orElse(z.nullable(logo), null),
    changedById: orElse(z.nullable(z.string()), null),
  }),
  fallback: firstStoredLook,
});
