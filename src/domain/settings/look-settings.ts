import * as z from 'zod/mini';

/** Themes that the site may open in for who has chosen none; light is first (B6). */
export const defaultThemes = ['light', 'dark', 'system'] as const;
export type DefaultTheme = (typeof defaultThemes)[number];

/**
 * What a logo may measure. Both forms go through one call, whose body holds 64 kB. The drawing is counted in characters,
 * the picture in those of base64; its sides are pixels.
 */
export const logoLimits = { svg: 32_000, png: 28_000, width: 480, height: 96 } as const;

/**
 * A logo: the drawing, where there is one, for the site, and the picture for mails and documents, which show no SVG.
 */
export const logoSchema = z.strictObject({
  svg: z.nullable(z.string().check(z.maxLength(logoLimits.svg))),
  png: z.string().check(z.maxLength(logoLimits.png), z.regex(/^[\w+/]*={0,2}$/)),
});
export type Logo = z.infer<typeof logoSchema>;

/** How site, mails and documents look (G7); a primary colour of null is the product's own. */
export const lookSettingsSchema = z.strictObject({
  primaryColor: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/))),
  defaultTheme: z.enum(defaultThemes),
  logo: z.nullable(logoSchema),
});
export type LookSettings = z.infer<typeof lookSettingsSchema>;

/** What holds until an administrator changes it. */
export const firstLookSettings: LookSettings = { primaryColor: null, defaultTheme: 'light', logo: null };

/** Reads a colour as people write it, `#0a7`, `0A7` or `#00AA77`; null when it is none. */
export function readColour(typed: string): string | null {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(typed.trim().toLowerCase()) ?? [];
  if (digits === '') return null;
  return digits.length === 6 ? `#${digits}` : `#${Array.from(digits, (digit) => digit + digit).join('')}`;
}

/** Why a logo is refused. */
export const logoFaults = ['no-svg', 'entities', 'no-size', 'nothing-left', 'too-large', 'no-picture'] as const;
export type LogoFault = (typeof logoFaults)[number];
