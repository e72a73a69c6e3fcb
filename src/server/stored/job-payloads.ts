import { type ThreadPlace, threadPlaces } from '#domain/threads/thread.ts';
import * as z from 'zod/mini';
import { defineShape } from './stored-shape.ts';

/*
 * What jobs are handed, in `jobs.payload`. A job of another release may be worked off by this one. None has a fallback: a job
 * whose payload cannot be read is tried again, and fails in the open.
 */

/** The message that `send-mail` sends. */
export const storedSending = defineShape<{ outboxMessageId: string }>({
  name: 'payload',
  schema: z.object({ outboxMessageId: z.string() }),
});

/** The files that `forget-objects` removes. */
export const storedObjectKeys = defineShape<{ keys: string[] }>({
  name: 'payload',
  schema: z.object({ keys: z.array(z.string()) }),
});

/** For whom `mail-reset-link` makes a link, or nobody, and the scheme and host on which it was asked for. */
export const storedResetLink = defineShape<{ userId: string | null; origin: string }>({
  name: 'payload',
  schema: z.object({ userId: z.nullable(z.string()), origin: z.string() }),
});

/** A follow-up to remind of: request, moment (ms UTC), and the scheme and host for the link of the mail. */
export type FollowUp = { requestId: string; at: number; origin: string };

/** What `remind-follow-up` reminds of. */
export const storedFollowUp = defineShape<FollowUp>({
  name: 'payload',
  schema: z.object({ requestId: z.string(), at: z.int(), origin: z.string() }),
});

/** The issued tax document that `seal-document` works on. */
export const storedDocumentSealing = defineShape<{ documentId: string }>({
  name: 'payload',
  schema: z.object({ documentId: z.string() }),
});

/** The completed project whose customer `ask-for-reference` asks. */
export const storedReferenceAsking = defineShape<{ projectId: string }>({
  name: 'payload',
  schema: z.object({ projectId: z.string() }),
});

/** The copy of personal data that `export-data` makes. */
export const storedDataExport = defineShape<{ exportId: string }>({
  name: 'payload',
  schema: z.object({ exportId: z.string() }),
});

/** The deletion that `erase-person` carries out. */
export const storedErasure = defineShape<{
  erasureId: string;
  requestId?: string | undefined;
  customerId?: string | undefined;
}>({
  name: 'payload',
  /**
   * The entry of the register that asked for it, by which somebody without an account is found; none where an account did. Or the customer
   * that a restore has brought back.
   */
  schema: z.object({ erasureId: z.string(), requestId: z.optional(z.string()), customerId: z.optional(z.string()) }),
});

/** The signed quote that `seal-quote` and `timestamp-quote` work on. */
export const storedSealing = defineShape<{ quoteId: string }>({
  name: 'payload',
  schema: z.object({ quoteId: z.string() }),
});

/** The signed quote whose payments `open-payment-plan` plans. */
export const storedPlanOpening = defineShape<{ quoteId: string }>({
  name: 'payload',
  schema: z.object({ quoteId: z.string() }),
});

/** The request whose work `begin-work` begins. */
export const storedWorkBeginning = defineShape<{ requestId: string }>({
  name: 'payload',
  schema: z.object({ requestId: z.string() }),
});

/** The voided quote whose money `stop-voided-quote` asks for no longer. */
export const storedVoiding = defineShape<{ quoteId: string }>({
  name: 'payload',
  schema: z.object({ quoteId: z.string() }),
});

/** The part of a signed plan that `release-payment-part` asks for: its place from 0, or null for what is due on completion. */
export const storedPartRelease = defineShape<{ quoteId: string; partIndex: number | null }>({
  name: 'payload',
  schema: z.object({ quoteId: z.string(), partIndex: z.nullable(z.int()) }),
});

/** The thread whose unread messages `mail-thread` mails. */
export const storedThreadMailing = defineShape<{ place: ThreadPlace; id: string }>({
  name: 'payload',
  schema: z.object({ place: z.enum(threadPlaces), id: z.string() }),
});
