import type { Transaction } from 'kysely';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import type { SystemReason } from '#domain/service-requests/system-reasons.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { countView } from '#server/features/quotes/private/note-view.ts';
import { readPrivateQuote } from '#server/features/quotes/private/read-private-quote.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { currentStatus, moveQuote } from '#server/features/quotes/sending/move-quote.ts';
import { replaceMails } from '#server/features/mail/outbox/hold/quote-mails.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { lockAnswerable } from './lock-answerable.ts';
import { mailAgency } from './mail-agency.ts';
import { tellOffice } from './tell-office.ts';
import { tellRequest } from './tell-request.ts';

type Refusal = Asking & { to: 'declined' | 'changes_requested'; text: string };

/** The reason in the history of a request where its customer gives none. */
export const withoutReason: SystemReason = 'quote-declined';

const newsOf = { declined: 'quote-declined', changes_requested: 'quote-changes' } as const;

/**
 * Declines a quote, with a reason where the agency asks for one (H5). The agency is mailed after 30 s, until when it can be taken
 * back. Throws `not-found`, `quote-superseded`, `quote-withdrawn`, `access-denied`, `move-not-allowed`, `reason-required`.
 */
export const declineQuote = (
  services: Services,
  { reason, ...asking }: Asking & { reason: string },
): Promise<PrivateQuote> => refuse(services, { ...asking, to: 'declined', text: reason });

/** Asks for changes of a quote, always with a message; the same otherwise. */
export const requestChanges = (
  services: Services,
  { message, ...asking }: Asking & { message: string },
): Promise<PrivateQuote> => refuse(services, { ...asking, to: 'changes_requested', text: message });

async function refuse(services: Services, wish: Refusal): Promise<PrivateQuote> {
  const row = await services.db.transaction().execute((transaction) => store(services, transaction, wish));
  if (row) {
    services.pokeJobs();
    announceQuote(services, row);
  }
  return readPrivateQuote(services, wish);
}

async function store(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { to, text, ...asking }: Refusal,
): Promise<QuoteRow | null> {
  const quote = await lockAnswerable(services, transaction, asking);
  const { mover } = quote;
  const reason = text.trim() || null;
  // The same press again, or a call whose answer was lost.
  if (currentStatus(quote.row, mover.now) === to && quote.row.closed_reason === reason) return null;
  const needsText = to === 'changes_requested' || services.quoteSettings.current().settings.isDeclineReasonRequired;
  if (needsText && reason === null) throw new AppError('reason-required');
  const row = await countView(transaction, quote, mover);
  const kind = newsOf[to];
  const jobId = services.newId();
  const { origin } = asking.caller;
  const mailId = await mailAgency(services, transaction, { quote, kind, text: reason ?? '', jobId, origin });
  const set = { answered_at: mover.now, closed_reason: reason, answer_mail_id: mailId };
  // Nobody is asked to sign what is declined, unless the refusal is taken back.
  if (to === 'declined') await replaceMails(transaction, row, mover.now);
  await moveQuote(transaction, row, { to, reason, mover, given: ['message'], set });
  await tellOffice(services, transaction, { row, kind, mailId });
  await tellRequest(transaction, { row, mover }, { to: 'in_review', reason: reason ?? withoutReason });
  return row;
}
