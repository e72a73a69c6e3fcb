import { presenceWindowMs } from '#domain/service-requests/clocks.ts';
import type { Services } from '#server/services.ts';
import { deleteExpiredPresences, deletePresence, readOthers, storePresence } from './presences-store.ts';

type Asked = { requestId: string; userId: string; isLeaving: boolean };

/**
 * Records that somebody has opened a request or left it, and returns who else has it open (G5). Deletes expired
 * presences of the request; returns nobody when the request does not exist.
 */
export async function recordPresence(
  { db, clock }: Services,
  { isLeaving, ...presence }: Asked,
): Promise<{ others: { name: string; seenAt: number }[] }> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    await deleteExpiredPresences(transaction, presence.requestId, now - presenceWindowMs);
    if (isLeaving) await deletePresence(transaction, presence);
    else await storePresence(transaction, { ...presence, seenAt: now });
    return { others: await readOthers(transaction, presence) };
  });
}
