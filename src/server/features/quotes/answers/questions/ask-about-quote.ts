import type { Kysely, Transaction } from 'kysely';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { askableStatuses } from '#domain/quotes/quote-status.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { checkText } from '#domain/text-length.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findMailOfJob } from '#server/features/mail/outbox/outbox-store.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { othersQuote } from '#server/features/service-requests/thread/reaches-customer-store.ts';
import { countView } from '#server/features/quotes/private/note-view.ts';
import { readPrivateQuote } from '#server/features/quotes/private/read-private-quote.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { insertCustomerMessage } from '#server/features/service-requests/reply/request-messages-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { type Answerable, lockAnswerable } from '#server/features/quotes/answers/lock-answerable.ts';
import { mailAgency } from '#server/features/quotes/answers/mail-agency.ts';
import { findQuestion, insertQuestion } from './questions-store.ts';
import { tellOffice } from '#server/features/quotes/answers/tell-office.ts';
import { tellRequest } from '#server/features/quotes/answers/tell-request.ts';

type Question = Asking & { lineId: string | null; text: string; idempotencyKey: string };

/**
 * Asks the agency about a quote or one of its lines, once for a key (H5): kept with the quote, in the conversation of its request, and
 * mailed after 30 s. Throws `not-found`, `quote-superseded`, `quote-withdrawn`, `access-denied`, `move-not-allowed`,
 * `invalid-input`, `idempotency-key-reused`.
 */
export async function askAboutQuote(services: Services, wish: Question): Promise<PrivateQuote> {
  const row = await services.db.transaction().execute((transaction) => ask(services, transaction, wish));
  if (row) {
    services.pokeJobs();
    announceQuote(services, row);
  }
  return readPrivateQuote(services, wish);
}

async function ask(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  wish: Question,
): Promise<QuoteRow | null> {
  const quote = await lockAnswerable(services, transaction, wish);
  const { document, mover } = quote;
  const id = idOfKey(wish.idempotencyKey, `question ${quote.row.id}`);
  const asked = { ...wish, text: wish.text.trim(), id };
  if (await isRepetition(transaction, quote, asked)) return null;
  if (!askableStatuses.includes(currentStatus(quote.row, mover.now))) throw new AppError('move-not-allowed');
  const line = document.lines.find((each) => each.id === asked.lineId)?.name ?? null;
  const isKnown = asked.lineId === null || line !== null;
  refuseFields(
    [
      ...(isKnown ? [] : [{ field: 'lineId', rule: 'option-unknown' } as const]),
      ...checkText('text', asked.text, { maximum: signingLimits.question }),
    ],
    document.language,
  );
  const row = await countView(transaction, quote, mover);
  await keep(services, transaction, { quote: { ...quote, row }, asked, line });
  return row;
}

/** Whether the same call has asked before. Throws `idempotency-key-reused` for another text, or one that was taken back. */
async function isRepetition(
  db: Kysely<DatabaseSchema>,
  { row }: Answerable,
  asked: Pick<Question, 'lineId' | 'text'> & { id: string },
): Promise<boolean> {
  const known = await findQuestion(db, { id: asked.id, quoteId: row.id });
  if (!known && (await findMailOfJob(db, asked.id)) === null) return false;
  if (known?.text !== asked.text || known.line_id !== asked.lineId) throw new AppError('idempotency-key-reused');
  return true;
}

type Kept = { quote: Answerable; asked: Question & { id: string }; line: string | null };

async function keep(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quote, asked, line }: Kept,
): Promise<void> {
  const { row, access, document, mover } = quote;
  const { id, lineId, text, caller } = asked;
  const mail = { quote, kind: 'quote-asked', text, line, jobId: id, origin: caller.origin } as const;
  const mailId = await mailAgency(services, transaction, mail);
  await insertQuestion(transaction, {
    id,
    quote_id: row.id,
    line_id: lineId,
    text,
    email: access.email || document.buyer.email,
    asked_at: mover.now,
    mail_id: mailId,
    answer: null,
    answered_at: null,
    answered_by: null,
  });
  await insertQuoteEvent(transaction, {
    id: mover.newId(),
    quote_id: row.id,
    at: mover.now,
    actor_kind: 'customer',
    actor_id: mover.actorId,
    kind: 'asked',
    from_status: null,
    to_status: null,
    reason: null,
  });
  await tellOffice(services, transaction, { row, kind: 'quote-asked', mailId });
  if (row.service_request_id === null) return;
  const subject = textsOf(document.language)('emails:quoteNews.asked.subject', { number: document.number });
  const body = line === null ? text : `${line}\n\n${text}`;
  const key = { place: 'request', id: row.service_request_id } as const;
  const quoteId = await othersQuote(transaction, { requestId: key.id, quoteId: row.id });
  const said = { id, key, message: { subject, body }, quoteId, now: mover.now };
  await insertCustomerMessage(transaction, { ...said, source: 'quote' });
  await tellRequest(transaction, { row, mover }, { to: 'awaiting_signature', isQuestion: true });
}
