import * as z from 'zod/mini';
import { accountLimits, roles } from '#domain/accounts/account.ts';
import { passwordSchema } from './accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* Accounts of everybody, as administrators look after them (G6). A change names the version that it was made from. */

const minute = 60_000;
const manage = { permission: 'manage-users', query: nothing } as const;
const reading = { ...manage, method: 'GET', body: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;
const username = z.string().check(z.maxLength(accountLimits.username.maximum * 2));
const email = z.string().check(z.maxLength(accountLimits.email.maximum));

/** What a stolen session must not be enough for: it could open the account, or another one, for ever. */
const proved = { needsProof: true } as const;

/** Who takes the own rights or the own account away types the own username; absent for anybody else's. */
const confirmation = z.optional(username);

const userSchema = z.strictObject({
  id: idSchema,
  username: z.string(),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  role: z.enum(roles),
  language: languageSchema,
  /** True while nobody has set a password with the link of the invitation. */
  isInvited: z.boolean(),
  /** Nobody signs in to the account until it is enabled again. */
  isDisabled: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.int(),
  /** Where the account is signed in. */
  sessions: z.int(),
  /** When one of these was last used, to five minutes. */
  lastSeenAt: z.nullable(timeSchema),
  createdAt: timeSchema,
  /** Requests that are assigned to the person. */
  assignedRequests: z.int(),
  version: versionSchema,
  /** The account of the caller. */
  isOwn: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

const filterSchema = z.strictObject({
  /** Part of a username or an address. */
  search: z.optional(z.string().check(z.maxLength(100))),
  role: z.optional(z.enum(roles)),
});
export type UserFilter = z.infer<typeof filterSchema>;

export const listUsers = defineEndpoint({
  ...reading,
  path: '/api/admin/users',
  summary: 'Accounts by search and role, newest first, by keyset pages',
  parameters: nothing,
  query: z.extend(filterSchema, {
    /** The last page's `next`. */
    after: z.optional(idSchema),
  }),
  output: z.strictObject({ rows: z.array(userSchema), next: z.nullable(idSchema) }),
  errors: [],
});

export const getUser = defineEndpoint({
  ...reading,
  ...one,
  path: '/api/admin/users/:id',
  summary: 'One account',
  output: userSchema,
  errors: ['not-found'],
});

export const createUser = defineEndpoint({
  ...manage,
  ...proved,
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Make an account; without a password its address is mailed a link to set one',
  parameters: nothing,
  body: z.strictObject({
    username,
    email,
    role: z.enum(roles),
    language: languageSchema,
    /** Null invites by mail, which needs an address. */
    password: z.nullable(passwordSchema),
  }),
  output: userSchema,
  errors: ['username-taken', 'links-not-mailed'],
  rateLimit: { name: 'users', max: 60, windowMs: 15 * minute },
  audit: 'user.created',
});

export const changeUser = defineEndpoint({
  ...manage,
  ...proved,
  ...one,
  method: 'PUT',
  path: '/api/admin/users/:id',
  summary: 'Change name, address and rights; a new address is mailed a link to verify it, new rights end the sessions',
  body: z.strictObject({ username, email, role: z.enum(roles), version: versionSchema, confirmation }),
  output: userSchema,
  errors: ['not-found', 'changed-meanwhile', 'username-taken', 'last-administrator'],
  rateLimit: { name: 'users', max: 60, windowMs: 15 * minute },
  audit: 'user.changed',
});

export const deleteUser = defineEndpoint({
  ...manage,
  ...one,
  method: 'DELETE',
  path: '/api/admin/users/:id',
  summary: 'Delete an account; its sessions end and its requests are nobody’s',
  body: z.strictObject({ version: versionSchema, confirmation }),
  output: nothing,
  errors: ['not-found', 'changed-meanwhile', 'last-administrator'],
  audit: 'user.deleted',
});

export const endUserSessions = defineEndpoint({
  ...manage,
  ...one,
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  summary: 'Sign somebody out everywhere; of the own sessions the one that calls stays',
  body: nothing,
  output: z.strictObject({ ended: z.int() }),
  errors: ['not-found'],
  audit: 'user.sessions-ended',
});

export const endAllSessions = defineEndpoint({
  ...manage,
  ...proved,
  method: 'DELETE',
  path: '/api/admin/sessions',
  summary: 'Sign everybody out everywhere but the caller here, and tell them by mail',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ people: z.int() }),
  errors: [],
  rateLimit: { name: 'all-sessions', max: 5, windowMs: 60 * minute },
  audit: 'user.all-sessions-ended',
});

export const disableUser = defineEndpoint({
  ...manage,
  ...proved,
  ...one,
  method: 'PUT',
  path: '/api/admin/users/:id/disabled',
  summary: 'Disable somebody else’s account, which is kept; its sessions and links end',
  body: nothing,
  output: nothing,
  errors: ['not-found', 'last-administrator'],
  audit: 'user.disabled',
});

export const enableUser = defineEndpoint({
  ...manage,
  ...proved,
  ...one,
  method: 'DELETE',
  path: '/api/admin/users/:id/disabled',
  summary: 'Let somebody whose account is disabled sign in again',
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  audit: 'user.enabled',
});

export const resetSecondFactor = defineEndpoint({
  ...manage,
  ...proved,
  ...one,
  method: 'DELETE',
  path: '/api/admin/users/:id/second-factor',
  summary: 'Remove the authenticator app, recovery codes and passkeys of somebody else who has lost them',
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  audit: 'user.second-factor-reset',
});

export const inviteUser = defineEndpoint({
  ...manage,
  ...proved,
  ...one,
  method: 'POST',
  path: '/api/admin/users/:id/invitation',
  summary: 'Mail somebody a link, good for a week, to set a password',
  body: nothing,
  output: nothing,
  errors: ['not-found', 'links-not-mailed'],
  rateLimit: { name: 'user-invitations', max: 20, windowMs: 60 * minute },
  audit: 'user.invited',
});
