import type { Transaction } from 'kysely';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { queueVoiding } from '#server/features/quotes/answers/queue-voiding.ts';
import { type QuoteRow, findQuote, numberOf } from '#server/features/quotes/quote-store.ts';
import { readQuote } from '#server/features/quotes/read-quote.ts';
import { lockChangedProject } from '#server/features/quotes/scope/changed-project-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { announceQuote } from './announce-quote.ts';
import { mailWithdrawal } from './mail-withdrawal.ts';
import { type Mover, type QuoteMoveWish, moveQuote } from './move-quote.ts';
import { moveRequest } from './move-request.ts';

/** What an administrator wants to do with a sent quote, made from a version of it. */
type Closing = { id: string; version: number; caller: Caller; audit: Audit };

/** What goes with the move, in the same transaction. */
type Along = (transaction: Transaction<DatabaseSchema>, row: QuoteRow, mover: Mover) => Promise<void>;

/**
 * Withdraws a quote that is open (domain rules, "Quote"): its link shows nothing any more, its customer is mailed the reason, its
 * request goes back into review. Throws `not-found`, `changed-meanwhile`, `move-not-allowed`, `reason-required`.
 */
export function withdrawQuote(services: Services, wish: Closing & { reason: string }): Promise<QuoteDetail> {
  const reason = wish.reason.trim();
  const move = { to: 'withdrawn', reason, set: { closed_reason: reason } } as const;
  return moveByHand(services, wish, {
    move,
    mail: (transaction, row, { now }) => mailWithdrawal(services, transaction, { row, reason, now }),
    follow: (transaction, row, mover) => moveRequest(transaction, { row, mover }, { to: 'in_review', reason }),
  });
}

/**
 * Voids what was accepted; document and evidence stay, and a job stops asking for its money (domain rules, "Quote"). Throws `not-found`, `changed-meanwhile`,
 * `move-not-allowed`, `reason-required`.
 */
export function voidQuote(services: Services, wish: Closing & { reason: string }): Promise<QuoteDetail> {
  const reason = wish.reason.trim();
  return moveByHand(services, wish, {
    move: { to: 'voided', reason, set: { closed_reason: reason } },
    follow: (transaction, row) => queueVoiding(services, transaction, row.id),
  });
}

/**
 * Answers a wish for changes with the quote as it is: it can be accepted again (domain rules, "Quote"). Throws `not-found`,
 * `changed-meanwhile`, `move-not-allowed`, `project-is-over`.
 */
export function keepQuote(services: Services, wish: Closing): Promise<QuoteDetail> {
  return moveByHand(services, wish, {
    move: { to: 'sent', set: { answered_at: null, closed_reason: null, answer_mail_id: null } },
    async follow(transaction, row, mover) {
      await lockChangedProject(transaction, row);
      await moveRequest(transaction, { row, mover }, { to: 'quote_sent' });
    },
  });
}

type Work = {
  move: QuoteMoveWish;
  mail?: Along;
  /** What becomes of the quote's request, or of its money. */
  follow?: Along;
};

async function moveByHand(services: Services, wish: Closing, { move, mail, follow }: Work): Promise<QuoteDetail> {
  const { clock, newId } = services;
  const mover: Mover = { actor: 'admin', actorId: wish.caller.user?.id ?? null, now: clock(), newId };
  const row = await services.db.transaction().execute(async (transaction) => {
    const found = await findQuote(transaction, wish.id);
    if (!found) throw new AppError('not-found');
    if (found.version !== wish.version) throw new AppError('changed-meanwhile');
    if (found.status === 'draft') throw new AppError('move-not-allowed');
    await moveQuote(transaction, found, { ...move, mover });
    await mail?.(transaction, found, mover);
    await wish.audit(transaction, { subjectId: wish.id, facts: { number: numberOf(found) } });
    await follow?.(transaction, found, mover);
    return found;
  });
  services.pokeJobs();
  announceQuote(services, row);
  return readQuote(services, wish.id);
}
