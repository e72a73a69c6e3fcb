import { type Asking, lockOpened } from '#server/features/quotes/access/open-access.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { type Mover, currentStatus, moveQuote } from '#server/features/quotes/sending/move-quote.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { touchView } from './private-quotes-store.ts';
import { goneReason } from './read-private-quote.ts';

/**
 * Notes that a person has looked at a quote (domain rules, "Quote"): the first look moves it and its request, once, and each
 * is remembered. A look of the agency's own people counts for nothing. Throws `not-found`.
 */
export async function noteView(services: Services, asking: Asking): Promise<Record<string, never>> {
  const mover: Mover = { actor: 'system', actorId: null, now: services.clock(), newId: services.newId };
  const row = await services.db.transaction().execute(async (transaction) => {
    const opened = await lockOpened(transaction, asking);
    if (!opened || goneReason(opened.row.status)) throw new AppError('not-found');
    const { row: found, access } = opened;
    if (access.kind === 'office') return null;
    await touchView(transaction, found, { access, now: mover.now });
    if (currentStatus(found, mover.now) === 'sent') {
      await moveQuote(transaction, found, { to: 'viewed', kind: 'viewed', mover });
      await moveRequest(transaction, { row: found, mover }, { to: 'awaiting_signature' });
    }
    return found;
  });
  if (row) announceQuote(services, row);
  return {};
}
