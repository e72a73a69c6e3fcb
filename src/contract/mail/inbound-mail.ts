import * as z from 'zod/mini';
import { inboundReasons, inboundStates } from '#domain/inbound-mail/inbound-mail.ts';
import { mailboxFailures, mailboxSchema } from '#domain/inbound-mail/mailbox-settings.ts';
import { mailServerLimits } from '#domain/mail/mail-server.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* Mails that come in: the mailbox that is read, and the mails that belong to no request (I2). */

const mailboxSettingsSchema = z.strictObject({
  mailbox: z.nullable(mailboxSchema),
  /** The password itself is never answered. */
  hasPassword: z.boolean(),
  /** When it was last read, and what kept it from being read then. */
  readAt: z.nullable(timeSchema),
  failure: z.nullable(z.enum(mailboxFailures)),
  version: versionSchema,
});
export type MailboxSettings = z.infer<typeof mailboxSettingsSchema>;

const settings = { permission: 'manage-mail', parameters: nothing, query: nothing } as const;

export const getMailboxSettings = defineEndpoint({
  ...settings,
  method: 'GET',
  path: '/api/admin/settings/mailbox',
  summary: 'The mailbox that answers come into, without its password, and how reading it went',
  body: nothing,
  output: mailboxSettingsSchema,
  errors: [],
});

export const changeMailboxSettings = defineEndpoint({
  ...settings,
  // Whoever names the mailbox decides where answers of customers go.
  needsProof: true,
  method: 'PUT',
  path: '/api/admin/settings/mailbox',
  summary: 'Change the mailbox that answers come into; it is read at once',
  body: z.strictObject({
    /** Null: no mailbox, answers are not read. */
    mailbox: z.nullable(mailboxSchema),
    /** Null keeps what is stored, an empty one removes it. */
    password: z.nullable(z.string().check(z.maxLength(mailServerLimits.password))),
    version: versionSchema,
  }),
  output: mailboxSettingsSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.mailbox-changed',
});

export const tryMailboxSettings = defineEndpoint({
  ...settings,
  method: 'POST',
  path: '/api/admin/settings/mailbox/test',
  summary: 'Connect to the stored mailbox now and answer what came of it; nothing is changed in it',
  body: nothing,
  output: z.strictObject({
    failure: z.nullable(z.enum(mailboxFailures)),
    /** The server's own words, without addresses. */
    detail: z.nullable(z.string()),
    mails: z.int(),
    unread: z.int(),
  }),
  errors: ['not-found'],
  audit: 'settings.mailbox-tried',
  rateLimit: { name: 'test-mails', max: 20, windowMs: 10 * 60_000 },
  timeoutMs: 40_000,
});

const inboundMailSchema = z.strictObject({
  id: idSchema,
  state: z.enum(inboundStates),
  reason: z.enum(inboundReasons),
  fromName: z.string(),
  fromAddress: z.string(),
  subject: z.string(),
  receivedAt: timeSchema,
  request: z.nullable(z.strictObject({ id: idSchema, number: z.int() })),
});
export type InboundMailRow = z.infer<typeof inboundMailSchema>;

const reading = { permission: 'read-service-requests', body: nothing } as const;

export const listInboundMails = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/api/admin/inbound-mails',
  summary: 'Mails that came in, newest first: those that wait for a decision, or all',
  parameters: nothing,
  query: z.strictObject({ state: z.optional(z.enum(inboundStates)), after: z.optional(idSchema) }),
  output: z.strictObject({
    rows: z.array(inboundMailSchema),
    next: z.nullable(idSchema),
    /** How many wait for a decision, counted up to 100. */
    waiting: z.int(),
  }),
  errors: [],
});

const one = { parameters: z.strictObject({ id: idSchema }), query: nothing } as const;

export const getInboundMail = defineEndpoint({
  ...reading,
  ...one,
  method: 'GET',
  path: '/api/admin/inbound-mails/:id',
  summary: 'One mail with its whole text',
  output: z.extend(inboundMailSchema, {
    text: z.string(),
    size: z.int(),
    /** Files of it that are not with the request. */
    filesLeft: z.int(),
    /** Whether the mail itself can be downloaded; one that was too large cannot. */
    hasSource: z.boolean(),
  }),
  errors: ['not-found'],
});
export type WholeInboundMail = z.infer<(typeof getInboundMail)['output']>;

/** Where a mail is downloaded as it came, by `:id`. */
export const inboundMailSourcePath = '/api/admin/inbound-mails/:id/source';

const decision = { ...one, permission: 'change-service-requests', method: 'POST' } as const;
const decided = z.strictObject({ request: z.strictObject({ id: idSchema, number: z.int() }) });

export const joinInboundMail = defineEndpoint({
  ...decision,
  path: '/api/admin/inbound-mails/:id/join',
  summary: 'Make a mail a message of a request, with its files; the request goes to review',
  body: z.strictObject({ number: z.int() }),
  output: decided,
  errors: ['not-found', 'changed-meanwhile', 'invalid-input'],
  audit: 'inbound-mail.joined',
  timeoutMs: 60_000,
});

export const makeRequestOfMail = defineEndpoint({
  ...decision,
  path: '/api/admin/inbound-mails/:id/request',
  summary: 'Make a new request of a mail, with its sender as the customer',
  body: z.strictObject({ language: languageSchema }),
  output: decided,
  errors: ['not-found', 'changed-meanwhile', 'invalid-input'],
  audit: 'inbound-mail.made-request',
  timeoutMs: 60_000,
});

export const setInboundMailAside = defineEndpoint({
  ...decision,
  path: '/api/admin/inbound-mails/:id/set-aside',
  summary: 'Decide that a mail belongs to no request; it is deleted after 90 days',
  body: nothing,
  output: nothing,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'inbound-mail.set-aside',
});
