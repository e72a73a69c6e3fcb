import type { MailPreview } from '#contract/mail/mail.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts';
import { continuedSubject } from '#domain/mail/continued-subject.ts';
import { nextYearlyNumber } from '#server/database/number-series.ts';
import { defaultQuoteMessage, previewQuoteMail } from '#server/features/mail/compose/quotes/compose-quote-mail.ts';
import { quoteValues } from '#server/features/mail/compose/quotes/quote-values.ts';
import { type TypedMessage, fillMessage } from '#server/features/mail/compose/typed-message.ts';
import { hidePrivateLink } from '#server/features/mail/outbox/private-link.ts';
import { type QuoteRow, contentOf, findQuote, numberOf } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { findKnownNumber } from './family-store.ts';
import { makeDocument } from './make-document.ts';
import { quoteLinks } from './quote-links.ts';
import { readQuoteThread } from './quote-thread-store.ts';
import { yearOf } from './send-quote.ts';
import { findSnapshot } from './snapshots-store.ts';

/**
 * The document that the customer would see of a draft, or sees of a sent quote, and the mail as it is written by default: in a
 * conversation that has a subject, under that subject. Throws `not-found`.
 */
export async function previewQuote(
  services: Services,
  id: string,
): Promise<{ document: QuoteSnapshot; mail: TypedMessage }> {
  const row = await findRow(services, id);
  const thread = await readQuoteThread(services.db, row);
  const mail = defaultQuoteMessage(row.language);
  return {
    document: await documentOf(services, row),
    mail: thread ? { ...mail, subject: continuedSubject(thread.subject) } : mail,
  };
}

/**
 * The mail that a message would be sent as. A draft without a number shows the one that it would get now, and a link that
 * leads nowhere yet. Throws `not-found`, `invalid-input`, `links-not-mailed`.
 */
export async function previewMail(
  services: Services,
  { id, message, caller }: { id: string; message: TypedMessage; caller: Caller },
): Promise<MailPreview> {
  const row = await findRow(services, id);
  const document = await documentOf(services, row);
  const number = document.number === '' ? await expectedNumber(services, row) : document.number;
  const { language } = row;
  const links = quoteLinks(services, { language, origin: caller.origin });
  const shown = { page: hidePrivateLink(links.page), pdf: hidePrivateLink(links.pdf) };
  const filled = fillMessage({ message, reader: caller.language }, quoteValues({ ...document, number }, shown));
  return previewQuoteMail({ language, message: filled, page: shown.page, agency: services.agency.current().facts });
}

/** The document of a quote: of a sent one as it was sent, of a draft as it would be now. */
export async function documentOf(services: Services, row: QuoteRow): Promise<QuoteSnapshot> {
  const sent = await findSnapshot(services.db, row.id);
  if (sent) return sent.document;
  const known = { ...row, ...(await findKnownNumber(services.db, row.family_id)) };
  return makeDocument(services, contentOf(row), { number: numberOf(known), version: row.version_number }).document;
}

async function expectedNumber({ db, clock }: Services, row: QuoteRow): Promise<string> {
  const year = yearOf(clock());
  const sequence = await nextYearlyNumber(db, 'quote', year);
  return formatQuoteNumber({ year, sequence, version: row.version_number });
}

async function findRow({ db }: Services, id: string): Promise<QuoteRow> {
  const row = await findQuote(db, id);
  if (!row) throw new AppError('not-found');
  return row;
}
