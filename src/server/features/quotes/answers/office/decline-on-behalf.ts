import type { QuoteAnswers } from '#contract/quotes/quote-answers.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { type Mover, moveQuote } from '#server/features/quotes/sending/move-quote.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import { takeMailsBack } from '#server/features/mail/outbox/hold/quote-mails.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { readQuoteAnswers } from '#server/features/quotes/answers/read-quote-answers.ts';
import { withoutReason } from '#server/features/quotes/answers/refuse-quote.ts';

type Declining = { id: string; version: number; reason: string; caller: Caller; audit: Audit };

/**
 * Records that a customer has declined elsewhere, such as by telephone (domain rules, "Quote"); mails with the quote that have not left are
 * taken back. Throws `not-found`, `changed-meanwhile`, `move-not-allowed`, `reason-required`.
 */
export async function declineOnBehalf(services: Services, wish: Declining): Promise<QuoteAnswers> {
  const { clock, newId } = services;
  const mover: Mover = { actor: 'admin', actorId: wish.caller.user?.id ?? null, now: clock(), newId };
  const reason = wish.reason.trim() || null;
  const row = await services.db.transaction().execute(async (transaction) => {
    const found = await lockQuote(transaction, wish.id);
    if (!found) throw new AppError('not-found');
    if (found.version !== wish.version) throw new AppError('changed-meanwhile');
    if (reason === null && services.quoteSettings.current().settings.isDeclineReasonRequired) {
      throw new AppError('reason-required');
    }
    const set = { answered_at: mover.now, closed_reason: reason, answer_mail_id: null };
    await moveQuote(transaction, found, { to: 'declined', reason, mover, set });
    await takeMailsBack(transaction, found, mover.now);
    await wish.audit(transaction, { subjectId: found.id, facts: { number: numberOf(found) } });
    await moveRequest(transaction, { row: found, mover }, { to: 'in_review', reason: reason ?? withoutReason });
    return found;
  });
  announceQuote(services, row);
  return readQuoteAnswers(services, wish.id);
}
