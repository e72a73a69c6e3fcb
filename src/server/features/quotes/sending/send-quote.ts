import type { Kysely, Transaction } from 'kysely';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { dayOf } from '#domain/days.ts';
import { verifyCodeOf } from '#domain/quotes/signing/verify-code.ts';
import { takeYearlyNumber } from '#server/database/number-series.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { quoteValues } from '#server/features/mail/compose/quotes/quote-values.ts';
import { type TypedMessage, fillMessage } from '#server/features/mail/compose/typed-message.ts';
import { replaceMails } from '#server/features/mail/outbox/hold/quote-mails.ts';
import { findMailOfJob } from '#server/features/mail/outbox/outbox-store.ts';
import { lockChangedProject } from '#server/features/quotes/scope/changed-project-store.ts';
import { type QuoteRow, contentOf, findQuote, numberOf } from '#server/features/quotes/quote-store.ts';
import { readQuote } from '#server/features/quotes/read-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import type { Caller, Services } from '#server/services.ts';
import { announceQuote } from './announce-quote.ts';
import { keepPicture } from './document-pictures-store.ts';
import { lockFamily, unlistOlder } from './family-store.ts';
import { makeDocument } from './make-document.ts';
import { type Mover, currentStatus, moveQuote } from './move-quote.ts';
import { moveRequest } from './move-request.ts';
import { queueQuote } from './queue-quote.ts';
import { quoteLinks } from './quote-links.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { insertSnapshot } from './snapshots-store.ts';

type Sending = {
  id: string;
  version: number;
  message: TypedMessage;
  caller: Caller;
  idempotencyKey: string;
  audit: Audit;
};

/**
 * Sends a quote, exactly once for a key (H2, domain rules "Quote"): in one transaction its number, the frozen document, the
 * mails, which leave 30 s later, the end of the version before it, and the move of its request. Throws `not-found`,
 * `changed-meanwhile`, `quote-is-frozen`, `quote-is-signed`, `project-is-over`, `invalid-input`, `links-not-mailed`, `idempotency-key-reused`,
 * `request-is-cancelled`.
 */
export async function sendQuote(services: Services, wish: Sending): Promise<QuoteDetail> {
  const { db, pokeJobs } = services;
  const userId = wish.caller.user?.id ?? '';
  const jobId = idOfKey(wish.idempotencyKey, `quote ${wish.id} ${userId}`);
  try {
    const row = await db.transaction().execute(async (transaction) => {
      const family = await lockFamily(transaction, wish.id);
      if (await isRepetition(transaction, { id: wish.id, jobId })) return null;
      return send(transaction, services, { wish, family, jobId, userId });
    });
    if (row) announceQuote(services, row);
    pokeJobs();
  } catch (error) {
    // A call with the same key may have been faster on another server.
    if (!services.engine.isUniqueViolation(error) || !(await isRepetition(db, { id: wish.id, jobId }))) throw error;
  }
  return readQuote(services, wish.id);
}

/** Whether the same key has sent this quote. Throws `idempotency-key-reused` for one whose sending was undone. */
async function isRepetition(
  db: Kysely<DatabaseSchema>,
  { id, jobId }: { id: string; jobId: string },
): Promise<boolean> {
  const mailId = await findMailOfJob(db, jobId);
  if (mailId === null) return false;
  const row = await findQuote(db, id);
  if (row?.mail_id !== mailId) throw new AppError('idempotency-key-reused');
  return true;
}

type Sender = { wish: Sending; family: readonly QuoteRow[]; jobId: string; userId: string };

async function send(
  transaction: Transaction<DatabaseSchema>,
  services: Services,
  { wish, family, jobId, userId }: Sender,
): Promise<QuoteRow> {
  const { newId, newToken } = services;
  const now = services.clock();
  const row = draftOf(family, wish);
  await lockChangedProject(transaction, row);
  const content = contentOf(row);
  refuseIncomplete(services, content, wish.caller.language);
  const numbered = { ...row, ...(await takeNumber(transaction, { family, now })) };
  const place = { number: numberOf(numbered), version: row.version_number };
  const { document, picture } = makeDocument(services, content, place);
  const links = quoteLinks(services, { language: content.language, origin: wish.caller.origin });
  const reader = wish.caller.language;
  const message = fillMessage({ message: wish.message, reader }, quoteValues(document, links));
  if (picture) await keepPicture(transaction, picture);
  await insertSnapshot(transaction, { quoteId: row.id, document, now });
  const mover: Mover = { actor: 'admin', actorId: userId, now, newId };
  const replaced = await replaceOlder(transaction, { family, row, mover });
  const mails = await queueQuote(services, transaction, { row, content, message, page: links.page, jobId });
  const { number_year, number_sequence } = numbered;
  const verify_code = verifyCodeOf(Buffer.from(newToken(), 'base64url'));
  const set = { number_year, number_sequence, verify_code, sent_at: now, ...mails, ...replaced };
  await moveQuote(transaction, row, { to: 'sent', mover, set });
  await unlistOlder(transaction, row);
  await wish.audit(transaction, { subjectId: row.id, facts: { number: place.number } });
  await moveRequest(transaction, { row, mover }, { to: 'quote_sent', isAnswer: true });
  return row;
}

/** The draft that somebody wants to send. Throws `not-found`, `quote-is-frozen`, `changed-meanwhile`, `quote-is-signed`. */
function draftOf(family: readonly QuoteRow[], { id, version }: Sending): QuoteRow {
  const row = family.find((each) => each.id === id);
  if (!row) throw new AppError('not-found');
  if (row.status !== 'draft') throw new AppError('quote-is-frozen');
  if (row.version !== version) throw new AppError('changed-meanwhile');
  // What was agreed is not replaced: a change of it is a new quote (domain rules).
  if (family.some(({ status }) => status === 'accepted')) throw new AppError('quote-is-signed');
  return row;
}

type Numbering = { family: readonly QuoteRow[]; now: number };

/** The number of the family, drawn when its first version is sent: the year is that of the day where the agency is. */
async function takeNumber(
  transaction: Transaction<DatabaseSchema>,
  { family, now }: Numbering,
): Promise<Pick<QuoteRow, 'number_year' | 'number_sequence'>> {
  const known = family.find(({ number_sequence: sequence }) => sequence !== null);
  if (known) return { number_year: known.number_year, number_sequence: known.number_sequence };
  const year = yearOf(now);
  return { number_year: year, number_sequence: await takeYearlyNumber(transaction, 'quote', year) };
}

/** The year in which a quote is numbered that is sent at a time (ms UTC): that of the agency's own day. */
export const yearOf = (now: number): number => Number(dayOf(now, 'sk').slice(0, 4));

type Replacing = { family: readonly QuoteRow[]; row: QuoteRow; mover: Mover };

/** Ends the version that this one replaces, with its mails that have not left, and returns what the undo needs to know of it. */
async function replaceOlder(
  transaction: Transaction<DatabaseSchema>,
  { family, row, mover }: Replacing,
): Promise<Pick<QuoteRow, 'replaced_id' | 'replaced_status'>> {
  const system: Mover = { ...mover, actor: 'system', actorId: null };
  const older = family.findLast(
    (each) => each.version_number < row.version_number && !isOver(currentStatus(each, mover.now)),
  );
  if (!older) return { replaced_id: null, replaced_status: null };
  await moveQuote(transaction, older, { to: 'superseded', mover: system });
  await replaceMails(transaction, older, mover.now);
  return { replaced_id: older.id, replaced_status: older.status };
}

const isOver = (status: QuoteRow['status']) => status === 'superseded' || status === 'withdrawn' || status === 'voided';
