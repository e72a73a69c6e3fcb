import * as z from 'zod/mini';
import { requestStatuses, priorities, waitingSides } from '#domain/service-requests/status.ts';

/** Columns of a request that an action changes and that taking it back restores. */
const restorableSchema = z.object({
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

const detailSchema = z.partial(
  z.object({
    /** What the history tells of: assignees by name, priorities. */
    change: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    /** What stood in the row before, for taking it back. */
    before: restorableSchema,
    /** Version that the request had after it. */
    version: z.int(),
    /** Names of the fields whose content was changed. */
    fields: z.array(z.string()),
    /** The event that was taken back by it. */
    undoes: z.string(),
  }),
);
/** What an event keeps beside its columns. */
export type EventDetail = z.infer<typeof detailSchema>;

/** Reads what an event keeps; parts that this version does not know are left out. */
export function readDetail(text: string): EventDetail {
  return detailSchema.parse(JSON.parse(text));
}
