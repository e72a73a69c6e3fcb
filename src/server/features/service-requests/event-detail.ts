import * as z from 'zod/mini';
import { priorities, requestStatuses, waitingSides } from '#domain/service-requests/status.ts';

/** Columns of a request that a change sets and undoing it restores. */
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
    /** What the history shows: assignees by name, priorities. */
    change: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    /** Column values before the change, for undoing it. */
    before: restorableSchema,
    /** Version of the request after the change. */
    version: z.int(),
    /** Names of the changed fields. */
    fields: z.array(z.string()),
    /** Id of the event that this one undoes. */
    undoes: z.string(),
  }),
);
/** What an event stores beside its columns. */
export type EventDetail = z.infer<typeof detailSchema>;

/** Reads what an event stores; unknown parts are left out. */
export function readDetail(text: string): EventDetail {
  return detailSchema.parse(JSON.parse(text));
}
