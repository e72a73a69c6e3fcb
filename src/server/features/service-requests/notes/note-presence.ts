import { presenceWindowMs } from '#domain/service-requests/clocks.ts';
import type { Services } from '#server/services.ts';
import { deletePresence, forgetPresences, readOthers, storePresence } from './presences-store.ts';

type Asked = { requestId: string; userId: string; isLeaving: boolean };

/**
 * Notes that somebody has a request open, or has it no more, and answers who else has (G5). Old signs of it go at the
 * same time; a request that is not there has nobody.
 */
export async function notePresence(
  { db, clock }: Services,
  { isLeaving, ...presence }: Asked,
): Promise<{ others: { username: string; seenAt: number }[] }> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    await forgetPresences(transaction, presence.requestId, now - presenceWindowMs);
    if (isLeaving) await deletePresence(transaction, presence);
    else await storePresence(transaction, { ...presence, seenAt: now });
    return { others: await readOthers(transaction, presence) };
  });
}
