import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import type { Services } from '#server/services.ts';
import { listAssigned } from './user-store.ts';

type Means = Pick<Services, 'clock' | 'newId'>;
type Release = { user: { id: string; username: string }; actorId: string | null };

/** As many requests as both engines take in one statement. */
const atOnce = 1_000;

/** Unassigns the requests of an account, each with an event that names the former assignee (G6). Returns how many. */
export async function releaseRequests(
  services: Means,
  transaction: Transaction<DatabaseSchema>,
  { user, actorId }: Release,
): Promise<number> {
  const { clock, newId } = services;
  const changing = { actor: actorId === null ? 'system' : 'admin', actorId, now: clock(), newId } as const;
  let released = 0;
  for (;;) {
    const ids = await listAssigned(transaction, user.id, atOnce);
    if (ids.length === 0) return released;
    const requests = await lockRequests(transaction, ids);
    const event = { kind: 'assigned', detail: { change: { from: user.username, to: null } } } as const;
    const changes = requests.map((request) => ({ request, set: { assignee_id: null }, events: [event] }));
    await applyChanges(transaction, changes, changing);
    released += requests.length;
  }
}
