import * as z from 'zod/mini';
import { accountLimits } from '#domain/accounts/account.ts';
import { passwordSchema } from './accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema } from '#contract/shapes.ts';

const minute = 60_000;
const own = { permission: 'manage-own-account', parameters: nothing, query: nothing } as const;
const limit = { name: 'own-account', max: 60, windowMs: 15 * minute };

/** A way to sign in without a password, as its owner sees it. */
const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: timeSchema,
  lastUsedAt: z.nullable(timeSchema),
});

const accountSchema = z.strictObject({
  username: z.string(),
  /** The name that others see; '' shows the username. */
  displayName: z.string(),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  language: languageSchema,
  hasTotp: z.boolean(),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.int(),
  /** Some of these were made by an earlier release, and are shorter than codes are today. */
  hasShortRecoveryCodes: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** Characters that a new password must have at least. */
  minimumPasswordLength: z.int(),
  /** A second factor is demanded of this person. */
  isSecondFactorRequired: z.boolean(),
  /** Until when the person has put it off (ms UTC); null for who has not. */
  secondFactorPutOffUntil: z.nullable(timeSchema),
  /** Whether it can still be put off. */
  canPutOffSecondFactor: z.boolean(),
});
export type OwnAccount = z.infer<typeof accountSchema>;

/** Where an account is signed in. */
const sessionSchema = z.strictObject({
  id: idSchema,
  userAgent: z.string(),
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof sessionSchema>;

export const getOwnAccount = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/account',
  summary: 'The own account with its ways to sign in',
  permission: 'enrol-second-factor',
  body: nothing,
  output: accountSchema,
  errors: [],
});

export const changeDisplayName = defineEndpoint({
  ...own,
  method: 'PUT',
  path: '/api/account/display-name',
  summary: 'Change the name that others see; an empty one shows the username',
  body: z.strictObject({ displayName: z.string().check(z.maxLength(accountLimits.displayName.maximum * 2)) }),
  output: nothing,
  errors: [],
  rateLimit: limit,
  audit: 'account.name-changed',
});

export const changePassword = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the own password; the other sessions end',
  body: z.strictObject({
    currentPassword: passwordSchema,
    newPassword: passwordSchema,
    /** Remove the passkeys as well, where somebody else may have one. */
    endPasskeys: z.optional(z.boolean()),
  }),
  output: nothing,
  errors: ['password-wrong'],
  rateLimit: limit,
  audit: 'account.password-changed',
});

export const changeEmail = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/account/email',
  summary: 'Change the own address; it counts once the mailed link has been opened',
  body: z.strictObject({
    email: z.string().check(z.maxLength(accountLimits.email.maximum)),
    currentPassword: passwordSchema,
  }),
  output: nothing,
  errors: ['password-wrong', 'links-not-mailed'],
  rateLimit: limit,
  audit: 'account.email-changed',
});

export const resendVerification = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/account/email/verification',
  summary: 'Mail the link to verify the own address once more',
  body: nothing,
  output: nothing,
  errors: ['links-not-mailed'],
  rateLimit: { name: 'resend-verification', max: 5, windowMs: 60 * minute },
});

export const listOwnSessions = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the own account is signed in',
  body: nothing,
  output: z.strictObject({ sessions: z.array(sessionSchema) }),
  errors: [],
});

export const endOwnSession = defineEndpoint({
  ...own,
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Sign one of the own sessions out',
  parameters: z.strictObject({ id: idSchema }),
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  rateLimit: limit,
  audit: 'account.session-ended',
});

export const endOtherSessions = defineEndpoint({
  ...own,
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign every own session but this one out',
  body: nothing,
  output: nothing,
  errors: [],
  rateLimit: limit,
  audit: 'account.other-sessions-ended',
});
