import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { readStaff } from '#server/features/notifications/notifications-store.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';
import type { Caller, Services } from '#server/services.ts';

/** Requests that were given to a person, or to nobody, by the caller. */
type Assignment = { assigneeId: string | null; requests: readonly StandingRequest[]; caller: Caller };

/** Tells a person, once for all of them together, that requests are theirs now; not whoever took them (G3). */
export async function tellAssignee(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { assigneeId, requests, caller }: Assignment,
): Promise<void> {
  if (assigneeId === null) return;
  const to = await readStaff(transaction, [assigneeId]);
  await notify(services, transaction, { kind: 'assigned', to, requests, actor: caller.user, origin: caller.origin });
}
