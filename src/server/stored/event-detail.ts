import * as z from 'zod/mini';
import { requestStatuses, priorities, waitingSides } from '#domain/service-requests/status.ts';
import { defineShape } from './stored-shape.ts';
import { orElse } from './tolerant.ts';

/** Columns of a request that an action changes and that taking it back restores. */
const restorableSchema = z.strictObject({
  status: z.exactOptional(z.enum(requestStatuses)),
  priority: z.exactOptional(z.enum(priorities)),
  assignee_id: z.exactOptional(z.nullable(z.string())),
  is_archived: z.exactOptional(z.union([z.literal(0), z.literal(1)])),
  waiting_on: z.exactOptional(z.enum(waitingSides)),
  answer_due_at: z.exactOptional(z.nullable(z.int())),
  first_response_at: z.exactOptional(z.nullable(z.int())),
  cancel_reason: z.exactOptional(z.nullable(z.string())),
});
export type Restorable = z.infer<typeof restorableSchema>;

/** What an event keeps beside its columns. */
export type EventDetail = {
  /** What the history tells of: assignees by name, priorities. */
  change?: { from: string | null; to: string | null } | undefined;
  /** What stood in the row before, for taking it back; left out where this release could not restore all of it. */
  before?: Restorable | undefined;
  /** What stood in the row before a reply, for taking the reply back. */
  beforeReply?: Restorable | undefined;
  /** Version that the request had after it. */
  version?: number | undefined;
  /** Until when the request was put aside (ms UTC); null where it was taken up again. */
  followUpAt?: number | null | undefined;
  /** Names of the fields whose content was changed. */
  fields?: string[] | undefined;
  /** The event that was taken back by it. */
  undoes?: string | undefined;
  /** Whether the request that was submitted looks like a robot's. */
  isSuspicious?: boolean | undefined;
};

const optional = <T>(schema: z.ZodMiniType<T>) => z.optional(orElse(z.optional(schema), undefined));

/** Details of an event, in `service_request_events.detail`; parts that this release does not know are left out. */
export const storedEventDetail = defineShape<EventDetail>({
  name: 'detail',
  schema: z.object({
    change: optional(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })),
    before: optional(restorableSchema),
    beforeReply: optional(restorableSchema),
    version: optional(z.int()),
    followUpAt: optional(z.nullable(z.int())),
    fields: optional(z.array(z.string())),
    undoes: optional(z.string()),
    isSuspicious: optional(z.boolean()),
  }),
  fallback: {},
});
