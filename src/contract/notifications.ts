import * as z from 'zod/mini';
import { notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, nothing, timeSchema } from './shapes.ts';

/* What a person of the agency is told in the back office: assignments, mentions, reminders, refused mails, news of quotes. */

const own = { permission: 'open-back-office', parameters: nothing, query: nothing } as const;

const notificationSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  kind: z.enum(notificationKinds),
  /** Who caused it; null for the program, and once the account is gone. */
  actorName: z.nullable(z.string()),
  /** Null where it is about several requests, or about a quote or document without one. */
  request: z.nullable(z.strictObject({ id: idSchema, number: z.int(), title: z.string() })),
  /** The quote that it is about; null for any other news. */
  quote: z.nullable(z.strictObject({ id: idSchema, number: z.string() })),
  /** The tax document that it is about, without number while it is a draft; null for any other news. */
  document: z.nullable(z.strictObject({ id: idSchema, number: z.string() })),
  /** The project that it is about, with its number; null for any other news. */
  project: z.nullable(z.strictObject({ id: idSchema, number: z.nullable(z.int()) })),
  requests: z.int(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/notifications',
  summary:
    'The latest 30 of one’s own notifications, newest first, how many are unread, and how many mails could not be delivered',
  body: nothing,
  output: z.strictObject({
    notifications: z.array(notificationSchema),
    unread: z.int(),
    /** How many mails of the outbox could not be delivered, counted up to 100. */
    undelivered: z.int(),
  }),
  errors: [],
});

export const readNotifications = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/notifications/read',
  summary:
    'Mark as read one’s own notifications up to one of them, or those about a request, a quote, a tax document or a project',
  body: z.union([
    z.strictObject({ kind: z.literal('up-to'), id: idSchema }),
    z.strictObject({ kind: z.literal('request'), id: idSchema }),
    z.strictObject({ kind: z.literal('quote'), id: idSchema }),
    z.strictObject({ kind: z.literal('document'), id: idSchema }),
    z.strictObject({ kind: z.literal('project'), id: idSchema }),
  ]),
  output: nothing,
  errors: [],
});
