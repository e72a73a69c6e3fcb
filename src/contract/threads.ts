import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { messageSources } from '#domain/service-requests/message-source.ts';
import { threadLimits, threadPlaces, threadSides } from '#domain/threads/thread.ts';
import { defineEndpoint } from './endpoint.ts';
import { attachmentSchema } from './attachments.ts';
import { idSchema, nothing, timeSchema, tokenSchema } from './shapes.ts';

/** Where a customer fetches a file of an own thread, and the preview of a picture; the agency fetches them as all other files. */
export const ownThreadFilePath = '/api/portal/threads/:place/:id/files/:file';
export const ownThreadPreviewPath = '/api/portal/threads/:place/:id/files/:file/preview';

/*
 * Threads of messages (I2): of a request, or of a project, which continues that of its request. A thread is named by the page that
 * shows it; what somebody may not see answers as if there were no such thing.
 */

const quotedSchema = z.strictObject({
  id: idSchema,
  side: z.enum(threadSides),
  author: z.string(),
  excerpt: z.string(),
});

const messageShape = {
  id: idSchema,
  at: timeSchema,
  side: z.enum(threadSides),
  /** Written by who reads it. */
  isOwn: z.boolean(),
  /** Name of who wrote it; '' where it is not known any more. */
  author: z.string(),
  /** '' where it was taken back. */
  body: z.string(),
  source: z.enum(messageSources),
  quoted: z.nullable(quotedSchema),
  /** Files and pictures that go with it. */
  files: z.array(attachmentSchema),
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  /** Until when its author may change it or take it back; null where nobody may. */
  changeableUntil: z.nullable(timeSchema),
} as const;

const messageSchema = z.strictObject(messageShape);

const officeMessageSchema = z.strictObject({
  ...messageShape,
  /** The mail that carries it, and how far that is. */
  mail: z.nullable(z.strictObject({ id: idSchema, state: z.enum(['pending', 'sent', 'filed', 'failed']) })),
  /** The mail of the customer that brought it. */
  inboundMail: z.nullable(
    z.strictObject({
      id: idSchema,
      fromAddress: z.string(),
      isOtherSender: z.boolean(),
      isAutomatic: z.boolean(),
      filesLeft: z.int(),
    }),
  ),
  /** What it said before, oldest first. */
  former: z.array(z.strictObject({ at: timeSchema, body: z.string() })),
});
export type OfficeMessage = z.infer<typeof officeMessageSchema>;
export type ThreadMessage = z.infer<typeof messageSchema>;

const pageShape = {
  /** The thread that events name. */
  thread: idSchema,
  /** Place of the page before this one; null where this is the first of all. */
  earlier: z.nullable(z.string()),
  /** Messages of the other side that were not seen. */
  unread: z.int(),
  /** Time of the latest message that the other side has seen; null for none. */
  seenAt: z.nullable(timeSchema),
} as const;

const threadPageSchema = z.strictObject({
  ...pageShape,
  /** Oldest first. */
  messages: z.array(messageSchema),
});
export type ThreadPage = z.infer<typeof threadPageSchema>;

const officePageSchema = z.strictObject({
  ...pageShape,
  messages: z.array(officeMessageSchema),
  /** Who reads what is written here: somebody with an account, whom the portal and mails reach, or an address that only mails reach. */
  reader: z.enum(['account', 'mail', 'nobody']),
});
export type OfficeThreadPage = z.infer<typeof officePageSchema>;

const place = { place: z.enum(threadPlaces), id: idSchema } as const;
const parameters = z.strictObject(place);
const oneMessage = z.strictObject({ ...place, message: idSchema });
const page = z.strictObject({ before: z.optional(z.string().check(z.maxLength(60))) });
const words = { body: text(threadLimits.message) } as const;
const newMessage = z.strictObject({
  ...words,
  quoted: z.nullable(idSchema),
  /** The secret by which its uploaded files belong together; left out without files. */
  files: z.optional(z.nullable(tokenSchema)),
});
const sent = z.strictObject({ id: idSchema, at: timeSchema });
/** Pages of threads with messages that one has not seen; the project where it goes on with the thread of its request. */
export const unreadThreadsSchema = z.array(z.strictObject({ ...place, unread: z.int() }));

const writing = { name: 'thread-messages', max: 120, windowMs: 10 * 60_000 } as const;
const signs = { name: 'thread-signs', max: 600, windowMs: 10 * 60_000 } as const;

const own = { permission: 'open-portal', query: nothing } as const;
const ownPath = '/api/portal/threads/:place/:id';

export const readOwnThread = defineEndpoint({
  ...own,
  method: 'GET',
  path: `${ownPath}/messages`,
  summary: 'Messages of the thread of one’s own request or project, the latest page first',
  parameters,
  query: page,
  body: nothing,
  output: threadPageSchema,
  errors: ['not-found'],
});

export const sendOwnMessage = defineEndpoint({
  ...own,
  method: 'POST',
  path: `${ownPath}/messages`,
  summary: 'Write to the agency',
  parameters,
  body: newMessage,
  output: sent,
  errors: ['not-found', 'idempotency-key-reused'],
  rateLimit: writing,
  isIdempotent: true,
});

export const markOwnThreadSeen = defineEndpoint({
  ...own,
  method: 'POST',
  path: `${ownPath}/seen`,
  summary: 'Note up to which message a thread was seen',
  parameters,
  body: z.strictObject({ at: timeSchema }),
  output: nothing,
  errors: ['not-found'],
  rateLimit: signs,
});

export const noteOwnTyping = defineEndpoint({
  ...own,
  method: 'POST',
  path: `${ownPath}/typing`,
  summary: 'Tell the other side that something is being written; stored nowhere',
  parameters,
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  rateLimit: signs,
});

export const editOwnMessage = defineEndpoint({
  ...own,
  method: 'PUT',
  path: `${ownPath}/messages/:message`,
  summary: 'Change a message of one’s own, within ten minutes',
  parameters: oneMessage,
  body: z.strictObject(words),
  output: nothing,
  errors: ['not-found', 'step-not-allowed'],
  rateLimit: writing,
});

export const deleteOwnMessage = defineEndpoint({
  ...own,
  method: 'DELETE',
  path: `${ownPath}/messages/:message`,
  summary: 'Take a message of one’s own back, within ten minutes',
  parameters: oneMessage,
  body: nothing,
  output: nothing,
  errors: ['not-found', 'step-not-allowed'],
  rateLimit: writing,
});

const office = { permission: 'change-service-requests', query: nothing } as const;
const officePath = '/api/admin/threads/:place/:id';

export const readThread = defineEndpoint({
  ...office,
  permission: 'read-service-requests',
  method: 'GET',
  path: `${officePath}/messages`,
  summary: 'Messages of the thread of a request or project, the latest page first',
  parameters,
  query: page,
  body: nothing,
  output: officePageSchema,
  errors: ['not-found'],
});

export const sendMessage = defineEndpoint({
  ...office,
  method: 'POST',
  path: `${officePath}/messages`,
  summary: 'Write to a customer in the thread of a request or project',
  parameters,
  body: newMessage,
  output: sent,
  errors: ['not-found', 'idempotency-key-reused'],
  audit: 'thread.message-sent',
  isIdempotent: true,
});

export const markThreadSeen = defineEndpoint({
  ...office,
  method: 'POST',
  path: `${officePath}/seen`,
  summary: 'Note up to which message one has seen a thread',
  parameters,
  body: z.strictObject({ at: timeSchema }),
  output: nothing,
  errors: ['not-found'],
});

export const noteTyping = defineEndpoint({
  ...office,
  method: 'POST',
  path: `${officePath}/typing`,
  summary: 'Tell the customer that something is being written; stored nowhere',
  parameters,
  body: nothing,
  output: nothing,
  errors: ['not-found'],
});

export const editMessage = defineEndpoint({
  ...office,
  method: 'PUT',
  path: `${officePath}/messages/:message`,
  summary: 'Change a message of one’s own, within ten minutes',
  parameters: oneMessage,
  body: z.strictObject(words),
  output: nothing,
  errors: ['not-found', 'step-not-allowed'],
  audit: 'thread.message-changed',
});

export const deleteMessage = defineEndpoint({
  ...office,
  method: 'DELETE',
  path: `${officePath}/messages/:message`,
  summary: 'Take a message of one’s own back, within ten minutes',
  parameters: oneMessage,
  body: nothing,
  output: nothing,
  errors: ['not-found', 'step-not-allowed'],
  audit: 'thread.message-deleted',
});

export const listUnreadThreads = defineEndpoint({
  ...office,
  permission: 'read-service-requests',
  method: 'GET',
  path: '/api/admin/threads/unread',
  summary: 'Requests and projects with messages that one has not seen',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ threads: unreadThreadsSchema }),
  errors: [],
});
