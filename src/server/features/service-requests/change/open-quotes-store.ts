import type { Kysely, Transaction } from 'kysely';
import { type QuoteStatus, decideQuoteMove, quoteStatuses } from '#domain/quotes/quote-status.ts';
import { addToRecord } from '#server/database/quote-record.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { replaceMails, returnMails } from '#server/features/mail/outbox/hold/quote-mails.ts';

type Transacting = Transaction<DatabaseSchema>;

/** Statuses from which a quote is withdrawn: those from which an administrator may do so by itself. */
const withdrawable = quoteStatuses.filter(
  (status) => decideQuoteMove(status, 'withdrawn', { actor: 'admin', given: ['reason'] }).ok,
);

/** Who cancels requests, by which account, when (ms UTC), and where ids of events come from. */
type Cancelling = { actor: 'admin' | 'customer'; actorId: string; now: number; newId: () => string };

/**
 * Locks the quotes of requests until the transaction ends. To be called before the requests are locked, as everything that
 * needs both does.
 */
export async function lockQuotesOf(transaction: Transacting, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return;
  // First versions before later ones, as whoever sends a quote locks them.
  for (const comparison of ['=', '>'] as const) {
    await transaction
      .updateTable('quotes')
      .set((quote) => ({ version: quote.ref('version') }))
      .where('service_request_id', 'in', requestIds)
      .where('version_number', comparison, 1)
      .execute();
  }
}

/**
 * Withdraws the open quotes of requests that are cancelled, for the same reason (domain rules, "Service request"). A mail that has
 * not left waits for an undo; nobody is mailed, because the reason was given for the agency, or by the customer. Returns their ids.
 */
export async function withdrawQuotesOf(
  transaction: Transacting,
  requestIds: readonly string[],
  { reason, ...cancelling }: Cancelling & { reason: string | null },
): Promise<string[]> {
  const quotes = await findQuotes(transaction, requestIds, withdrawable);
  for (const quote of quotes) {
    await replaceMails(transaction, quote, cancelling.now);
    await moveQuote(transaction, quote, { to: 'withdrawn', reason, ...cancelling });
  }
  return quotes.map(({ id }) => id);
}

/**
 * Opens the quotes again that somebody has withdrawn since a moment (ms UTC) by cancelling requests, which is undone (G10). A mail that had
 * not left waits again, for `holdMs`.
 */
export async function reopenQuotesOf(
  transaction: Transacting,
  requests: readonly { id: string; cancel_reason: string | null }[],
  { since, holdMs, ...cancelling }: Cancelling & { since: number; holdMs: number },
): Promise<void> {
  const { now, newId } = cancelling;
  const reasonOf = new Map(requests.map((request) => [request.id, request.cancel_reason]));
  const quotes = await findQuotes(transaction, [...reasonOf.keys()], ['withdrawn']);
  for (const quote of quotes) {
    const before = await transaction
      .selectFrom('quote_events')
      .select('from_status')
      .where('quote_id', '=', quote.id)
      .where('to_status', '=', 'withdrawn')
      .where('actor_id', '=', cancelling.actorId)
      .where('at', '>=', since)
      .executeTakeFirst();
    const isByCancelling = quote.closed_reason === reasonOf.get(quote.service_request_id ?? '');
    // One without a mail was withdrawn by itself, before it had reached anybody.
    if (!before?.from_status || !isByCancelling || quote.mail_id === null) continue;
    await moveQuote(transaction, quote, { to: before.from_status, reason: null, ...cancelling });
    await returnMails(transaction, quote, { newId, notBefore: now + holdMs });
  }
}

type OpenQuote = Awaited<ReturnType<typeof findQuotes>>[number];

async function findQuotes(db: Kysely<DatabaseSchema>, requestIds: readonly string[], statuses: readonly QuoteStatus[]) {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('quotes')
    .select(['id', 'status', 'version', 'mail_id', 'copy_mail_ids', 'service_request_id', 'closed_reason'])
    .where('service_request_id', 'in', requestIds)
    .where('status', 'in', statuses)
    .execute();
}

type Move = Cancelling & { to: QuoteStatus; reason: string | null };

async function moveQuote(transaction: Transacting, quote: OpenQuote, { to, reason, ...by }: Move): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ status: to, closed_reason: reason, updated_at: by.now, version: quote.version + 1 })
    .where('id', '=', quote.id)
    .execute();
  await addToRecord(transaction, {
    id: by.newId(),
    quote_id: quote.id,
    at: by.now,
    actor_kind: by.actor,
    actor_id: by.actorId,
    kind: 'status-changed',
    from_status: quote.status,
    to_status: to,
    reason,
  });
}
