import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Asking, type Opened, lockOpened } from '#server/features/quotes/access/open-access.ts';
import { tellOffice } from '#server/features/quotes/answers/tell-office.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { type Mover, currentStatus, moveQuote } from '#server/features/quotes/sending/move-quote.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { isOfAgency } from '#domain/accounts/account.ts';
import type { Services } from '#server/services.ts';
import { touchView } from './private-quotes-store.ts';
import { goneReason } from './sent-quote.ts';

/**
 * Notes that a person has looked at a quote (domain rules, "Quote"): the first look moves it and its request, once, and each
 * is remembered. A look of the agency's own people counts for nothing. Throws `not-found`.
 */
export async function noteView(services: Services, asking: Asking): Promise<Record<string, never>> {
  const mover: Mover = { actor: 'system', actorId: null, now: services.clock(), newId: services.newId };
  const row = await services.db.transaction().execute(async (transaction) => {
    const opened = await lockOpened(transaction, asking);
    if (!opened || goneReason(opened.row.status)) throw new AppError('not-found');
    if (opened.access.kind === 'office' || isOfAgency(asking.caller.user?.role ?? 'user')) return null;
    const seen = await countView(transaction, opened, mover);
    if (seen.status === opened.row.status) return seen;
    await tellOffice(services, transaction, { row: seen, kind: 'quote-seen', mailId: null });
    await moveRequest(transaction, { row: seen, mover }, { to: 'awaiting_signature' });
    return seen;
  });
  if (row) announceQuote(services, row);
  return {};
}

/**
 * Counts a look at a locked quote, the first of which moves it: whoever answers has looked, scripts or not. Returns the quote as it
 * then stands; its request is left to the caller.
 */
export async function countView(
  transaction: Transaction<DatabaseSchema>,
  { row, access }: Opened,
  { now, newId }: Mover,
): Promise<QuoteRow> {
  await touchView(transaction, row, { access, now });
  if (currentStatus(row, now) !== 'sent') return row;
  const mover: Mover = { actor: 'system', actorId: null, now, newId };
  await moveQuote(transaction, row, { to: 'viewed', kind: 'viewed', mover });
  return { ...row, status: 'viewed', version: row.version + 1 };
}
