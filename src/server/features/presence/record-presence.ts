import type { Services } from '#server/services.ts';
import { type Presence, deleteExpiredPresences, deletePresence, readOthers, storePresence } from './presences-store.ts';

/** For how long somebody counts as having a record open after the last sign of it, in ms. */
const presenceWindowMs = 45_000;

/**
 * Records that somebody has opened a request or a draft of a quote, or left it, and returns who else has it open (G5).
 * Deletes expired presences of the record; returns nobody when it does not exist.
 */
export async function recordPresence(
  { db, clock }: Services,
  { isLeaving, ...presence }: Presence & { isLeaving: boolean },
): Promise<{ others: { name: string; seenAt: number }[] }> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    await deleteExpiredPresences(transaction, presence, now - presenceWindowMs);
    if (isLeaving) await deletePresence(transaction, presence);
    else await storePresence(transaction, presence, now);
    return { others: await readOthers(transaction, presence) };
  });
}
