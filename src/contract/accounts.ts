import * as z from 'zod/mini';
import { accountLimits } from '#domain/accounts/account.ts';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './shapes.ts';

const minute = 60_000;

/** The signed-in person as the browser may know it (spec §3). */
export const currentUserSchema = z.strictObject({ username: z.string(), isAdmin: z.boolean() });
export type CurrentUser = z.infer<typeof currentUserSchema>;

const credentialsSchema = z.strictObject({
  username: z.string().check(z.maxLength(accountLimits.username.maximum)),
  password: z.string().check(z.maxLength(accountLimits.password.maximum)),
});

export const getCsrfToken = defineEndpoint({
  method: 'GET',
  path: '/api/csrf-token',
  summary: 'A token that every changing call must send back as X-CSRF-Token',
  access: 'everyone',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: z.strictObject({ csrfToken: z.string() }),
  errors: [],
});

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in person',
  access: 'everyone',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: currentUserSchema,
  errors: ['sign-in-required'],
});

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Start a session with username and password',
  access: 'everyone',
  parameters: nothing,
  query: nothing,
  body: credentialsSchema,
  output: currentUserSchema,
  errors: ['wrong-credentials'],
  rateLimit: { name: 'login', max: 20, windowMs: 15 * minute },
});

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session',
  access: 'everyone',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: nothing,
  errors: [],
});

export const createFirstAdministrator = defineEndpoint({
  method: 'POST',
  path: '/api/setup',
  summary: 'Make the first administrator with the one-time link that the first start printed',
  access: 'everyone',
  parameters: nothing,
  query: nothing,
  body: z.extend(credentialsSchema, { token: z.string().check(z.maxLength(100)) }),
  output: currentUserSchema,
  errors: ['setup-link-invalid'],
  rateLimit: { name: 'setup', max: 10, windowMs: 15 * minute },
});
