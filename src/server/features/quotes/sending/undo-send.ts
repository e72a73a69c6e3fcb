import type { Transaction } from 'kysely';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { forgetMail, withdrawMail } from '#server/features/mail/outbox/hold/hold-store.ts';
import { mailIdsOf, returnMails } from '#server/features/mail/outbox/hold/quote-mails.ts';
import { deleteLinks } from '#server/features/quotes/access/links-store.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { type QuoteRow, changeQuote, numberOf } from '#server/features/quotes/quote-store.ts';
import { readQuote } from '#server/features/quotes/read-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { announceQuote } from './announce-quote.ts';
import { listVoidedBefore, lockFamily } from './family-store.ts';
import { type Mover, moveQuote } from './move-quote.ts';
import { restoreRequest } from './restore-request.ts';
import { deleteSnapshot } from './snapshots-store.ts';

type Undo = { id: string; caller: Caller; audit: Audit };

/**
 * Makes a sent quote a draft again before any of its mails has left (domain rules, "Quote"): the version that it replaced is
 * valid again, its mails that this one has kept from leaving wait anew, and its request stands as before unless something came after. The family keeps its number. Whoever is first
 * wins: a worker that has claimed a mail sends it. Throws `not-found`, `quote-has-left`.
 */
export async function undoSend(services: Services, { id, caller, audit }: Undo): Promise<QuoteDetail> {
  const row = await services.db.transaction().execute(async (transaction) => {
    const family = await lockFamily(transaction, id);
    const found = family.find((each) => each.id === id);
    if (!found) throw new AppError('not-found');
    const mover: Mover = {
      actor: 'admin',
      actorId: caller.user?.id ?? null,
      now: services.clock(),
      newId: services.newId,
    };
    await takeBack(services, transaction, { row: found, family, mover });
    await audit(transaction, { subjectId: id, facts: { number: numberOf(found) } });
    await restoreRequest(transaction, found, mover);
    return found;
  });
  announceQuote(services, row);
  return readQuote(services, id);
}

type Undoing = { row: QuoteRow; family: readonly QuoteRow[]; mover: Mover };

async function takeBack(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, family, mover }: Undoing,
): Promise<void> {
  const mails = mailIdsOf(row);
  const isLast = family.at(-1)?.id === row.id;
  if (row.status !== 'sent' || !isLast || mails.length === 0) throw new AppError('quote-has-left');
  for (const mailId of mails) {
    if (!(await withdrawMail(transaction, { id: mailId, now: mover.now }))) throw new AppError('quote-has-left');
  }
  await moveQuote(transaction, row, { to: 'draft', kind: 'send-undone', mover, set: unsent });
  for (const mailId of mails) await forgetMail(transaction, mailId);
  await deleteLinks(transaction, row.id);
  await deleteSnapshot(transaction, row.id);
  await listVoidedBefore(transaction, row);
  const replaced = family.find((each) => each.id === row.replaced_id);
  if (replaced) await bringBack(services, transaction, { row: replaced, to: row.replaced_status ?? 'sent', mover });
}

/** Nothing of the sending is left but the number. */
const unsent = {
  verify_code: null,
  sent_at: null,
  mail_id: null,
  copy_mail_ids: null,
  replaced_id: null,
  replaced_status: null,
} as const;

type Return = { row: QuoteRow; to: QuoteRow['status']; mover: Mover };

/**
 * Gives the replaced version the status that it had, and lets those of its mails wait anew that had not left, unless its
 * customer had declined it. No move of the table: it undoes one.
 */
async function bringBack(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, to, mover }: Return,
): Promise<void> {
  const { now, newId } = mover;
  if (!(await changeQuote(transaction, row, { status: to, updated_at: now }))) throw new AppError('changed-meanwhile');
  const event = { actor_kind: 'system', actor_id: null, kind: 'send-undone', reason: null } as const;
  await insertQuoteEvent(transaction, {
    ...event,
    id: newId(),
    quote_id: row.id,
    at: now,
    from_status: row.status,
    to_status: to,
  });
  if (to !== 'declined') await returnMails(transaction, row, { newId, notBefore: now + services.config.replyHoldMs });
}
