import type { Transaction } from 'kysely';
import { writeDay } from '#domain/days.ts';
import { type Remindable, type ReminderKind, reminderDue } from '#domain/quotes/reminders.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { reminderMessage } from '#server/features/mail/compose/quotes/compose-quote-mail.ts';
import { isUnwanted } from '#server/features/mail/preferences/is-unwanted.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { findRecipientLink } from '#server/features/quotes/access/links-store.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { type QuoteRow, contentOf, numberOf } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { quoteLinks } from '#server/features/quotes/sending/quote-links.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';
import type { Services } from '#server/services.ts';
import { findOpen, markReminded } from './due-quotes-store.ts';
import { eachPage } from './each-page.ts';

/**
 * Reminds customers of their open quotes as the settings say, each kind once (H2): not looked at, and near its end. Safe to run
 * late, twice and on several instances.
 */
export async function remindCustomers(services: Services): Promise<void> {
  const now = services.clock();
  const { settings } = services.quoteSettings.current();
  await eachPage((after) => findOpen(services.db, { now, after }), {
    idOf: ({ id }) => id,
    work: async (row) => {
      const kind = reminderDue(remindableOf(row), settings, now);
      if (kind) await remind(services, row, { kind, now });
    },
  });
}

const remindableOf = (row: QuoteRow): Remindable => ({
  status: row.status,
  language: row.language,
  validUntil: row.valid_until,
  sentAt: row.sent_at ?? 0,
  firstViewedAt: row.first_viewed_at,
  remindedUnseenAt: row.reminded_unseen_at,
  remindedEndingAt: row.reminded_ending_at,
});

const recipientOf = (row: QuoteRow): string => contentOf(row).buyer.email.trim();

type Reminder = { kind: ReminderKind; now: number };

async function remind(services: Services, row: QuoteRow, reminder: Reminder): Promise<void> {
  const { kind, now } = reminder;
  const isReminded = await services.db.transaction().execute(async (transaction) => {
    const link = await findRecipientLink(transaction, row.id);
    // Whose link was ended is not written to; the record of the quote says of no reminder that nobody wanted.
    if (!link || (await isUnwanted(services, transaction, { kind: `quote-${kind}`, email: recipientOf(row) })))
      return false;
    if (!(await markReminded(transaction, row, reminder))) return false;
    await mailReminder(services, transaction, { row, kind, linkId: link.id });
    await insertQuoteEvent(transaction, {
      id: services.newId(),
      quote_id: row.id,
      at: now,
      actor_kind: 'system',
      actor_id: null,
      kind: 'reminded',
      from_status: null,
      to_status: null,
      reason: null,
    });
    return true;
  });
  if (!isReminded) return;
  services.pokeJobs();
  announceQuote(services, row);
}

async function mailReminder(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, kind, linkId }: { row: QuoteRow; kind: ReminderKind; linkId: string },
): Promise<void> {
  const { language, title, buyer, validUntil } = contentOf(row);
  const thread = await readQuoteThread(transaction, row);
  // Nobody calls: without configured hosts only this machine itself is a place that a link may lead to.
  const origin = `http://localhost:${services.config.port}`;
  const { page } = quoteLinks(services, { language, origin });
  const about = { number: numberOf(row) ?? '', title, name: buyer.name, date: writeDay(validUntil, language) };
  await queueQuoteMail(services, transaction, {
    kind: `quote-${kind}`,
    language,
    message: reminderMessage(kind, language, about),
    page,
    linkId,
    requestId: row.service_request_id,
    recipient: recipientOf(row),
    jobId: services.newId(),
    references: thread?.references ?? [],
  });
}
