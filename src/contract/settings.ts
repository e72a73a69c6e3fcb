import * as z from 'zod/mini';
import { goLiveOrder } from '#domain/go-live/go-live-needs.ts';
import { agencyFactsSchema } from '#domain/settings/agency-facts-schema.ts';
import { lookSettingsSchema } from '#domain/settings/look-settings.ts';
import { quoteSettingsSchema } from '#domain/settings/quote-settings-schema.ts';
import { securitySettingsSchema } from '#domain/settings/security-settings.ts';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './shapes.ts';
import { versionSchema } from '#contract/shapes.ts';

const admin = { permission: 'change-settings', parameters: nothing, query: nothing } as const;
const versionedSchema = z.extend(securitySettingsSchema, { version: versionSchema });
export type VersionedSecuritySettings = z.infer<typeof versionedSchema>;

export const getSecuritySettings = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/settings/security',
  summary: 'What is demanded of everybody’s sign-in',
  body: nothing,
  output: versionedSchema,
  errors: [],
});

export const changeSecuritySettings = defineEndpoint({
  ...admin,
  method: 'PUT',
  path: '/api/admin/settings/security',
  summary: 'Change what is demanded of everybody’s sign-in; the version must be the one that was read',
  needsProof: true,
  body: versionedSchema,
  output: versionedSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.security-changed',
});

const versionedAgencySchema = z.extend(agencyFactsSchema, { version: versionSchema });
export type VersionedAgencyFacts = z.infer<typeof versionedAgencySchema>;

export const getAgencyFacts = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/settings/agency',
  summary: 'What the law wants to know of the agency',
  body: nothing,
  output: versionedAgencySchema,
  errors: [],
});

export const changeAgencyFacts = defineEndpoint({
  ...admin,
  method: 'PUT',
  path: '/api/admin/settings/agency',
  summary: 'Change what the law wants to know of the agency; numbers with wrong digits are refused',
  body: versionedAgencySchema,
  output: versionedAgencySchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.agency-changed',
});

const versionedQuoteSettingsSchema = z.extend(quoteSettingsSchema, { version: versionSchema });
export type VersionedQuoteSettings = z.infer<typeof versionedQuoteSettingsSchema>;

export const getQuoteSettings = defineEndpoint({
  ...admin,
  permission: 'manage-quotes',
  method: 'GET',
  path: '/api/admin/settings/quotes',
  summary: 'What quotes are made with: tax status with its days, accounts, exchange rates, validity and reminders',
  body: nothing,
  output: versionedQuoteSettingsSchema,
  errors: [],
});

export const changeQuoteSettings = defineEndpoint({
  ...admin,
  method: 'PUT',
  path: '/api/admin/settings/quotes',
  summary: 'Change what quotes are made with; quotes that were sent stay as they are',
  // Who changes an account decides who is paid.
  needsProof: true,
  body: versionedQuoteSettingsSchema,
  output: versionedQuoteSettingsSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.quotes-changed',
});

/** Who changed the look last, and when (ms UTC); null before the first change, the name also when the account is gone. */
const lastChange = { changedAt: z.nullable(z.int()), changedBy: z.nullable(z.string()) };
const versionedLookSchema = z.extend(lookSettingsSchema, { version: versionSchema, ...lastChange });
export type VersionedLook = z.infer<typeof versionedLookSchema>;
const lookChangeSchema = z.extend(lookSettingsSchema, { version: versionSchema });
export type LookChange = z.infer<typeof lookChangeSchema>;

export const getLookSettings = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/settings/look',
  summary: 'Colour, logo and default theme of site, mails and documents',
  body: nothing,
  output: versionedLookSchema,
  errors: [],
});

export const changeLookSettings = defineEndpoint({
  ...admin,
  method: 'PUT',
  path: '/api/admin/settings/look',
  summary: 'Change the look; a colour that cannot be made readable is refused, a drawing is stored cleaned',
  body: lookChangeSchema,
  output: versionedLookSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.look-changed',
});

export const cleanLogo = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/api/admin/settings/look/logo',
  summary: 'Clean an SVG drawing of everything that does not draw, to be looked at before it is stored',
  body: z.strictObject({ svg: z.string().check(z.maxLength(60_000)) }),
  /** The sides are those of the drawing's own coordinates. */
  output: z.object({ svg: z.string(), width: z.number(), height: z.number(), isChanged: z.boolean() }),
  errors: [],
});

const goLiveSchema = z.strictObject({
  /** Each once, in the order of the list; empty when nothing is missing. */
  missing: z.array(z.enum(goLiveOrder)),
});
export type GoLive = z.infer<typeof goLiveSchema>;

export const readGoLive = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/go-live',
  summary: 'What is missing before the site goes live',
  body: nothing,
  output: goLiveSchema,
  errors: [],
});
