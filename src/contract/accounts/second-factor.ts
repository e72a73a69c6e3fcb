import * as z from 'zod/mini';
import { currentUserSchema } from './accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing } from '#contract/shapes.ts';

const minute = 60_000;
const enrolling = { permission: 'enrol-second-factor', parameters: nothing, query: nothing } as const;
const own = { permission: 'manage-own-account', parameters: nothing, query: nothing } as const;
const limit = { name: 'enrolment', max: 40, windowMs: 15 * minute };
/** A stolen session must not change how the account is signed in to. */
const proved = { needsProof: true } as const;

/** What the browser's credential interface takes and gives; the library checks it (WebAuthn level 3). */
const webAuthnJson = z.looseObject({});
const codeSchema = z.string().check(z.maxLength(40));
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const beginTotp = defineEndpoint({
  ...enrolling,
  ...proved,
  method: 'POST',
  path: '/api/account/totp',
  summary: 'A new secret for the authenticator app, as text, address and QR code; it counts once a code confirms it',
  body: nothing,
  output: z.strictObject({
    secret: z.string(),
    uri: z.string(),
    /** The address as a QR code, an SVG document. */
    qrSvg: z.string(),
  }),
  errors: ['changed-meanwhile'],
  rateLimit: limit,
});

export const confirmTotp = defineEndpoint({
  ...enrolling,
  ...proved,
  method: 'POST',
  path: '/api/account/totp/confirm',
  summary: 'Turn the authenticator app on with a first code; answers the recovery codes, once',
  body: z.strictObject({ code: codeSchema }),
  output: recoveryCodes,
  errors: ['wrong-code'],
  rateLimit: limit,
  audit: 'account.totp-enabled',
});

export const disableTotp = defineEndpoint({
  ...own,
  ...proved,
  method: 'POST',
  path: '/api/account/totp/disable',
  summary: 'Turn the authenticator app off',
  body: nothing,
  output: nothing,
  errors: [],
  rateLimit: limit,
  audit: 'account.totp-disabled',
});

export const renewRecoveryCodes = defineEndpoint({
  ...own,
  ...proved,
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'New recovery codes in place of all others',
  body: nothing,
  output: recoveryCodes,
  errors: ['changed-meanwhile'],
  rateLimit: limit,
  audit: 'account.recovery-codes-renewed',
});

export const beginPasskey = defineEndpoint({
  ...enrolling,
  ...proved,
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'What the browser needs to make a passkey',
  body: nothing,
  output: z.strictObject({ options: webAuthnJson }),
  errors: ['passkey-refused'],
  rateLimit: limit,
});

export const addPasskey = defineEndpoint({
  ...enrolling,
  ...proved,
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Keep a passkey that the browser has made',
  body: z.strictObject({ name: z.string().check(z.maxLength(60)), response: webAuthnJson }),
  output: nothing,
  errors: ['passkey-refused'],
  rateLimit: limit,
  audit: 'account.passkey-added',
});

export const removePasskey = defineEndpoint({
  ...own,
  ...proved,
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  summary: 'Remove one of the own passkeys',
  parameters: z.strictObject({ id: z.string().check(z.maxLength(1400)) }),
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  rateLimit: limit,
  audit: 'account.passkey-removed',
});

export const beginPasskeyLogin = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'What the browser needs to sign in with a passkey',
  permission: 'visit',
  body: nothing,
  output: z.strictObject({ options: webAuthnJson }),
  errors: ['passkey-refused'],
  rateLimit: { name: 'passkey-options', max: 60, windowMs: 15 * minute },
});

export const logInWithPasskey = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Start a session with a passkey',
  permission: 'visit',
  body: z.strictObject({ response: webAuthnJson }),
  output: currentUserSchema,
  errors: ['passkey-refused'],
  rateLimit: { name: 'login', max: 20, windowMs: 15 * minute },
  audit: 'account.signed-in',
});

export const putOffSecondFactor = defineEndpoint({
  ...enrolling,
  method: 'POST',
  path: '/api/account/second-factor/put-off',
  summary: 'Put the demanded second factor off for a week, which an administrator can do once',
  body: nothing,
  output: nothing,
  errors: ['second-factor-required'],
  rateLimit: limit,
  audit: 'account.second-factor-put-off',
});
