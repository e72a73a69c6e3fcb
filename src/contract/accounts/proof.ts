import * as z from 'zod/mini';
import { passwordSchema } from './accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing } from '#contract/shapes.ts';

/* The own password or a passkey once more: for five minutes the session may then make the calls that need a proof. */

const proving = { permission: 'enrol-second-factor', parameters: nothing, query: nothing } as const;
const limit = { name: 'proof', max: 40, windowMs: 15 * 60_000 };
const webAuthnJson = z.looseObject({});

export const proveByPassword = defineEndpoint({
  ...proving,
  method: 'POST',
  path: '/api/account/proof',
  summary: 'Prove by the own password whose session this is; what needs it is possible for five minutes',
  body: z.strictObject({ currentPassword: passwordSchema }),
  output: nothing,
  errors: ['password-wrong'],
  rateLimit: limit,
});

export const beginPasskeyProof = defineEndpoint({
  ...proving,
  method: 'POST',
  path: '/api/account/proof/passkey/options',
  summary: 'What the browser needs to prove by a passkey whose session this is',
  body: nothing,
  output: z.strictObject({ options: webAuthnJson }),
  errors: ['passkey-refused'],
  rateLimit: limit,
});

export const proveByPasskey = defineEndpoint({
  ...proving,
  method: 'POST',
  path: '/api/account/proof/passkey',
  summary: 'Prove by one of the own passkeys whose session this is',
  body: z.strictObject({ response: webAuthnJson }),
  output: nothing,
  errors: ['passkey-refused'],
  rateLimit: limit,
});
