import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { refuseShape } from '#server/http/calls/refuse-fields.ts';
import { type Names, holdAdministrators } from './administrators-store.ts';
import { type Plan, unchanged } from './outcome.ts';

/**
 * Assigns a request to an administrator or to nobody (G3). `names` are those of the assignees before and after, for the
 * history.
 */
export function planAssign(assigneeId: string | null, names: Names): Plan {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return (request) => {
    const before = request.assignee_id;
    if (before === assigneeId) return unchanged;
    const detail = { change: { from: nameOf(before), to: nameOf(assigneeId) }, before: { assignee_id: before } };
    return {
      kind: 'change',
      change: { request, set: { assignee_id: assigneeId }, events: [{ kind: 'assigned', detail }] },
    };
  };
}

/**
 * Throws `invalid-input` unless the id is null or that of an administrator, who is locked until the transaction ends.
 * To be called before requests are locked.
 */
export async function demandAdministrator(transaction: Transaction<DatabaseSchema>, id: string | null): Promise<void> {
  if (id === null || (await holdAdministrators(transaction, [id])).has(id)) return;
  refuseShape([{ path: ['assigneeId'], code: 'unknown' }]);
}
