import type { Transaction, Updateable } from 'kysely';
import { type Canonical, canonicalJson } from '#domain/quotes/canonical-json.ts';
import {
  type MoveNeed,
  type QuoteActor,
  type QuoteEventKind,
  type QuoteStatus,
  decideQuoteMove,
} from '#domain/quotes/quote-status.ts';
import { statusAt } from '#domain/quotes/validity.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { type QuoteRow, changeQuote } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';

/** Who moves quotes: an administrator or the customer by their account, if any; when (ms UTC); where ids come from. */
export type Mover = { actor: QuoteActor; actorId: string | null; now: number; newId: () => string };

/** Where to, with the columns that change along and what the history keeps. */
export type QuoteMoveWish = {
  to: QuoteStatus;
  set?: Updateable<QuoteTable>;
  reason?: string | null;
  kind?: QuoteEventKind;
  /** What is given with it beside a reason. */
  given?: readonly MoveNeed[];
  /** Further facts for the record; left out without any. */
  detail?: Canonical;
};

const actorKinds = { recipient: 'customer', admin: 'admin', system: 'system' } as const;

/**
 * Moves a quote if the table of moves permits it (domain rules, "Quote"): one compare-and-set and one entry in its history. What
 * is over counts as expired, whether a job has noticed or not. Throws `move-not-allowed`, `reason-required`,
 * `changed-meanwhile`.
 */
export async function moveQuote(
  transaction: Transaction<DatabaseSchema>,
  row: QuoteRow,
  wish: QuoteMoveWish & { mover: Mover },
): Promise<void> {
  const { to, set = {}, mover, kind = 'status-changed', given = [], detail } = wish;
  const { actor, actorId, now, newId } = mover;
  const reason = wish.reason?.trim() || null;
  const from = to === 'expired' ? row.status : currentStatus(row, now);
  demandMove({ from, to, actor, given: reason === null ? given : [...given, 'reason'] });
  if (!(await changeQuote(transaction, row, { ...set, status: to, updated_at: now }))) {
    throw new AppError('changed-meanwhile');
  }
  await insertQuoteEvent(transaction, {
    id: newId(),
    quote_id: row.id,
    at: now,
    actor_kind: actorKinds[actor],
    actor_id: actorId,
    kind,
    from_status: from,
    to_status: to,
    reason,
    detail: detail === undefined ? null : canonicalJson(detail),
  });
}

type Move = { from: QuoteStatus; to: QuoteStatus; actor: QuoteActor; given: readonly MoveNeed[] };

function demandMove({ from, to, ...by }: Move): void {
  const decision = decideQuoteMove(from, to, by);
  if (decision.ok) return;
  throw new AppError(decision.rule === 'reason' ? 'reason-required' : 'move-not-allowed');
}

/** The status of a stored quote now. */
export const currentStatus = (row: QuoteRow, now: number): QuoteStatus =>
  statusAt({ status: row.status, validUntil: row.valid_until, language: row.language }, now);
