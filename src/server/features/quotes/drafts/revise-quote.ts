import type { Transaction } from 'kysely';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { quoteMoves } from '#domain/quotes/quote-status.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { type QuoteRow, contentOf, insertQuote } from '#server/features/quotes/quote-store.ts';
import { readQuote } from '#server/features/quotes/read-quote.ts';
import { lockFamily } from '#server/features/quotes/sending/family-store.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { createdEvent } from './create-quote.ts';
import { setLatest } from './draft-store.ts';
import { datesToday, taxedToday } from './fill-draft.ts';
import { newDraftRow } from './new-draft-row.ts';

type Revision = { id: string; caller: Caller; audit: Audit };

/**
 * Makes the draft of the version after a sent one, whose lines keep their ids so that both can be compared (H7). The draft that
 * is there already is returned. Throws `not-found`, and `move-not-allowed` where no later version can replace this one.
 */
export async function reviseQuote(services: Services, { id, caller, audit }: Revision): Promise<QuoteDetail> {
  const draft = await services.db.transaction().execute(async (transaction) => {
    const family = await lockFamily(transaction, id);
    const row = family.find((each) => each.id === id);
    if (!row) throw new AppError('not-found');
    const next = family.find((each) => each.version_number === row.version_number + 1);
    if (next?.status === 'draft') return { id: next.id, isNew: false };
    if (next || !isReplaceable(row, services.clock())) throw new AppError('move-not-allowed');
    const made = { id: services.newId(), authorId: callerId(caller) };
    await storeRevision(services, transaction, { row, ...made });
    await audit(transaction, { subjectId: made.id, facts: { version: row.version_number + 1 } });
    return { id: made.id, isNew: true };
  });
  if (draft.isNew) services.live.announce({ kind: 'quote-changed', id });
  return readQuote(services, draft.id);
}

const isReplaceable = (row: QuoteRow, now: number) =>
  quoteMoves[currentStatus(row, now)].some(({ to }) => to === 'superseded');

async function storeRevision(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, id, authorId }: { row: QuoteRow; id: string; authorId: string },
): Promise<void> {
  const content = contentOf(row);
  // Days of the work were agreed with the customer; the rate of exchange and the last day are those of a new document.
  const { validUntil, exchangeRate } = datesToday(services, content);
  const renewed = taxedToday(services, { ...content, validUntil, exchangeRate: exchangeRate ?? content.exchangeRate });
  const made = { authorId, now: services.clock() };
  const place = { ...row, id, version_number: row.version_number + 1 };
  await setLatest(transaction, row, false);
  await insertQuote(transaction, newDraftRow(place, renewed, made));
  await insertQuoteEvent(transaction, createdEvent({ id: services.newId(), quoteId: id, ...made }));
}
