import * as z from 'zod/mini';
import { accountLimits, roles } from '#domain/accounts/account.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing } from '#contract/shapes.ts';

/** The signed-in person as the browser may know it (spec §3). */
export const currentUserSchema = z.strictObject({
  username: z.string(),
  role: z.enum(roles),
  /** A second factor must be set up before anything else works (F5). */
  mustEnrol: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

const minute = 60_000;
const open = { permission: 'visit', parameters: nothing, query: nothing } as const;

const usernameSchema = z.string().check(z.maxLength(accountLimits.username.maximum));
/** A password as typed; how short it may be is said at the field (spec §5). */
export const passwordSchema = z.string().check(z.maxLength(accountLimits.password.maximum));
const emailSchema = z.string().check(z.maxLength(accountLimits.email.maximum));
/** Token of a mailed link. */
const linkTokenSchema = z.string().check(z.maxLength(100));
const credentialsSchema = z.strictObject({ username: usernameSchema, password: passwordSchema });

export const getCurrentUser = defineEndpoint({
  ...open,
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in person',
  permission: 'see-own-name',
  body: nothing,
  output: currentUserSchema,
  errors: ['sign-in-required'],
});

export const logIn = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/login',
  summary: 'Start a session with username and password; with a second factor the code is sent in a call of its own',
  body: credentialsSchema,
  output: currentUserSchema,
  errors: ['wrong-credentials', 'second-factor-needed'],
  rateLimit: { name: 'login', max: 20, windowMs: 15 * minute },
  audit: 'account.signed-in',
});

export const logInWithCode = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/login/second-factor',
  summary: 'End a login with a code of the authenticator app or a recovery code',
  body: z.strictObject({ code: z.string().check(z.maxLength(40)) }),
  output: currentUserSchema,
  errors: ['wrong-code', 'sign-in-required'],
  rateLimit: { name: 'second-factor', max: 20, windowMs: 15 * minute },
  audit: 'account.signed-in',
});

export const register = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/register',
  summary: 'Make an account and sign in; an address given with it is mailed a link to verify it',
  body: z.extend(credentialsSchema, { email: z.optional(emailSchema) }),
  output: currentUserSchema,
  errors: ['username-taken'],
  rateLimit: { name: 'register', max: 10, windowMs: 60 * minute },
  audit: 'account.registered',
});

export const logOut = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session',
  permission: 'sign-out',
  body: nothing,
  output: nothing,
  errors: [],
  audit: 'account.signed-out',
});

export const askForPasswordReset = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Mail a link to set a new password; the answer is the same for known and unknown addresses',
  body: z.strictObject({ email: emailSchema }),
  output: nothing,
  errors: ['links-not-mailed'],
  rateLimit: { name: 'password-reset', max: 10, windowMs: 60 * minute },
  audit: 'account.password-reset-asked',
});

export const resetPassword = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/password-reset/confirm',
  summary: 'Set a new password with a mailed link; every session and passkey of the account ends',
  body: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
  output: z.strictObject({
    /** Names of the passkeys that were removed. */
    removedPasskeys: z.array(z.string()),
  }),
  errors: ['link-invalid'],
  rateLimit: { name: 'password-reset-confirm', max: 20, windowMs: 60 * minute },
  audit: 'account.password-reset',
});

export const verifyEmail = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/email-verification/confirm',
  summary: 'Verify an address with a mailed link',
  body: z.strictObject({ token: linkTokenSchema }),
  output: nothing,
  errors: ['link-invalid'],
  rateLimit: { name: 'email-verification', max: 20, windowMs: 60 * minute },
  audit: 'account.email-verified',
});

export const createFirstAdministrator = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/setup',
  summary: 'Make the first administrator with the one-time link that the first start printed',
  body: z.extend(credentialsSchema, { token: linkTokenSchema, email: emailSchema }),
  output: currentUserSchema,
  errors: ['setup-link-invalid', 'setup-done', 'username-taken'],
  rateLimit: { name: 'setup', max: 10, windowMs: 15 * minute },
  audit: 'administrator.created',
});
