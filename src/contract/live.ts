import * as z from 'zod/mini';
import { requestSources } from '#domain/service-requests/status.ts';
import { threadPlaces, threadSides } from '#domain/threads/thread.ts';
import { idSchema } from './shapes.ts';

/** Where the back office hears of what happens, as server-sent events. */
export const livePath = '/api/admin/live';

/** What has just happened, told to every open back office; whoever wants to know more asks. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('request-arrived'),
    id: idSchema,
    number: z.int(),
    title: z.string(),
    source: z.enum(requestSources),
  }),
  z.strictObject({ kind: z.literal('request-changed'), id: idSchema }),
  z.strictObject({ kind: z.literal('requests-changed') }),
  /** A mail came in that belongs to no request, or somebody has decided about one. */
  z.strictObject({ kind: z.literal('mails-changed') }),
  /** A version of a quote was made, changed, moved or deleted. */
  z.strictObject({ kind: z.literal('quote-changed'), id: idSchema }),
  /** Requests for money or payments were made or changed. */
  z.strictObject({ kind: z.literal('payments-changed') }),
  /** A project or one of its milestones was made or changed. */
  z.strictObject({ kind: z.literal('project-changed'), id: idSchema }),
  /** A tax document was made, changed, issued or deleted. */
  z.strictObject({ kind: z.literal('document-changed'), id: idSchema }),
  /** A message of a thread was written, changed or seen. */
  z.strictObject({ kind: z.literal('thread-changed'), place: z.enum(threadPlaces), id: idSchema }),
  /** Somebody is writing in a thread; stored nowhere. */
  z.strictObject({
    kind: z.literal('thread-typing'),
    place: z.enum(threadPlaces),
    id: idSchema,
    side: z.enum(threadSides),
  }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** Where a customer's portal hears of what happens to what is theirs, as server-sent events. */
export const ownLivePath = '/api/portal/live';

/** What has just happened to something that the account may see: ids alone, whoever wants to know more asks. */
export const ownLiveEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('thread-changed'), id: idSchema }),
  /** The agency is writing. */
  z.strictObject({ kind: z.literal('thread-typing'), id: idSchema }),
  z.strictObject({ kind: z.literal('project-changed'), id: idSchema }),
  /** Events may have been missed: anything may have changed. */
  z.strictObject({ kind: z.literal('anything-changed') }),
]);
export type OwnLiveEvent = z.infer<typeof ownLiveEventSchema>;
