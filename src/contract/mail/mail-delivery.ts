import * as z from 'zod/mini';
import { deliveryFailures } from '#domain/mail/delivery-failure.ts';
import { mailKinds, mailStates } from '#domain/mail/mail-kinds.ts';
import { mailServerLimits, mailServerSchema } from '#domain/mail/mail-server.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* How mails leave the house: the outbox, and the server that they are handed to (G7). */

const one = z.strictObject({ id: idSchema });
const office = { permission: 'manage-mail', query: nothing } as const;

const outboxRowSchema = z.strictObject({
  id: idSchema,
  createdAt: timeSchema,
  sentAt: z.nullable(timeSchema),
  state: z.enum(mailStates),
  /** What it is for; `other` is what this version knows no word for. */
  kind: z.enum([...mailKinds, 'other']),
  language: languageSchema,
  recipient: z.string(),
  subject: z.string(),
  attempts: z.int(),
  /** What stands in its way, as far as one can act on it, and in the mail server's own words. */
  failure: z.nullable(z.enum(deliveryFailures)),
  lastError: z.nullable(z.string()),
  request: z.nullable(z.strictObject({ id: idSchema, number: z.int() })),
  isResendable: z.boolean(),
});
export type OutboxRow = z.infer<typeof outboxRowSchema>;

export const listOutbox = defineEndpoint({
  ...office,
  method: 'GET',
  path: '/api/admin/outbox',
  summary:
    'Every mail, newest first, by keyset pages; the search is a part of an address or subject, or the number of a request',
  parameters: nothing,
  query: z.strictObject({
    state: z.optional(z.enum(mailStates)),
    search: z.optional(z.string().check(z.maxLength(254))),
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  body: nothing,
  output: z.strictObject({
    rows: z.array(outboxRowSchema),
    next: z.nullable(z.string()),
    /** How many have been given up, counted up to 100. */
    failed: z.int(),
    /** How many a restore has put on hold: they waited when the backup was made and may have been sent since. */
    held: z.int(),
  }),
  errors: [],
});

export const getOutboxMail = defineEndpoint({
  ...office,
  method: 'GET',
  path: '/api/admin/outbox/:id',
  summary: 'One mail with its text; one whose link opens an account or a draft shows none',
  parameters: one,
  body: nothing,
  output: z.extend(outboxRowSchema, {
    text: z.string(),
    sender: z.string(),
    replyTo: z.nullable(z.string()),
    /** Name of the document that goes with it; null without one. */
    attachment: z.nullable(z.string()),
  }),
  errors: ['not-found'],
});

export const resendMail = defineEndpoint({
  ...office,
  method: 'POST',
  path: '/api/admin/outbox/:id/resend',
  summary: 'Send a mail again: one that never left as it is, one that left as a copy; once for one idempotency key',
  parameters: one,
  body: nothing,
  output: z.strictObject({ id: idSchema }),
  errors: ['not-found', 'mail-not-resendable'],
  audit: 'mail.resent',
  isIdempotent: true,
});

const hold = {
  ...office,
  method: 'POST',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ mails: z.int() }),
  errors: [],
} as const;

export const sendHeldMails = defineEndpoint({
  ...hold,
  path: '/api/admin/outbox/held/send',
  summary: 'Send every mail that a restore has put on hold',
  audit: 'mail.held-sent',
});

export const discardHeldMails = defineEndpoint({
  ...hold,
  path: '/api/admin/outbox/held/discard',
  summary: 'Give every mail up that a restore has put on hold; each can still be sent again by itself',
  audit: 'mail.held-discarded',
});

export const resendFailedMails = defineEndpoint({
  ...office,
  method: 'POST',
  path: '/api/admin/outbox/resend-failed',
  summary: 'Send the mails again that were given up, the oldest 100 at most; those that cannot be sent again stay',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ resent: z.int() }),
  errors: [],
  audit: 'mail.failed-resent',
});

const mailSettingsSchema = z.strictObject({
  /** What decides where mails go: the environment, these settings, or nothing, and then they are put into files. */
  source: z.enum(['environment', 'settings', 'files']),
  /** Host and port that the environment names. */
  environmentServer: z.nullable(z.string()),
  server: z.nullable(mailServerSchema),
  /** The password itself is never answered. */
  hasPassword: z.boolean(),
  /** Where a test mail goes: the reader's own address. */
  ownAddress: z.nullable(z.string()),
  /** Whether mails can hold links: hosts are configured, or the reader works on the machine itself. */
  canMailLinks: z.boolean(),
  version: versionSchema,
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

const settings = { permission: 'manage-mail', parameters: nothing, query: nothing } as const;

export const getMailSettings = defineEndpoint({
  ...settings,
  method: 'GET',
  path: '/api/admin/settings/mail',
  summary: 'The server that mails go out through, without its password',
  body: nothing,
  output: mailSettingsSchema,
  errors: [],
});

export const changeMailSettings = defineEndpoint({
  ...settings,
  // Whoever names the server reads every link that resets a password.
  needsProof: true,
  method: 'PUT',
  path: '/api/admin/settings/mail',
  summary: 'Change the server that mails go out through; what waits is tried again at once',
  body: z.strictObject({
    /** Null: no server, mails are put into files. */
    server: z.nullable(mailServerSchema),
    /** Null keeps what is stored, an empty one removes it. */
    password: z.nullable(z.string().check(z.maxLength(mailServerLimits.password))),
    version: versionSchema,
  }),
  output: mailSettingsSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.mail-changed',
});

export const sendTestMail = defineEndpoint({
  ...settings,
  method: 'POST',
  path: '/api/admin/settings/mail/test',
  summary: 'Send a test mail to the caller’s own address now, and answer what came of it',
  body: nothing,
  output: z.strictObject({
    state: z.enum(['sent', 'filed', 'failed']),
    recipient: z.string(),
    failure: z.nullable(z.enum(deliveryFailures)),
    /** The mail server's own words, without addresses. */
    detail: z.nullable(z.string()),
  }),
  errors: [],
  audit: 'settings.test-mail-sent',
  rateLimit: { name: 'test-mails', max: 20, windowMs: 10 * 60_000 },
});

/** The calls about how mails leave, in the order in which they are described. */
export const mailDeliveryEndpoints = {
  listOutbox,
  getOutboxMail,
  resendMail,
  sendHeldMails,
  discardHeldMails,
  resendFailedMails,
  getMailSettings,
  changeMailSettings,
  sendTestMail,
};
