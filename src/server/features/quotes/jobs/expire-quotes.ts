import type { SystemReason } from '#domain/service-requests/system-reasons.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { type Mover, currentStatus, moveQuote } from '#server/features/quotes/sending/move-quote.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import type { Services } from '#server/services.ts';
import { findOverdue, lockQuote } from './due-quotes-store.ts';
import { eachPage } from './each-page.ts';

/** The reason in the history of a request; the screens have words for it. */
const reason: SystemReason = 'quote-expired';

/**
 * Marks quotes as expired whose last day is over, and sends their requests back into review (domain rules, "Quote"). Whoever reads
 * one before sees it as expired already. Safe to run late, twice and on several instances.
 */
export async function expireQuotes(services: Services): Promise<void> {
  const now = services.clock();
  await eachPage((after) => findOverdue(services.db, { now, after }), {
    idOf: (id) => id,
    work: (id) => expire(services, id, now),
  });
}

async function expire(services: Services, id: string, now: number): Promise<void> {
  const mover: Mover = { actor: 'system', actorId: null, now, newId: services.newId };
  const row = await services.db.transaction().execute(async (transaction) => {
    const found = await lockQuote(transaction, id);
    if (!found || found.status === 'expired' || currentStatus(found, now) !== 'expired') return null;
    await moveQuote(transaction, found, { to: 'expired', mover });
    await moveRequest(transaction, { row: found, mover }, { to: 'in_review', reason });
    return found;
  });
  if (row) announceQuote(services, row);
}
