import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { QuoteNewsMailKind } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeQuoteNews } from '#server/features/mail/compose/quotes/compose-quote-news.ts';
import { linkToQuote } from '#server/features/mail/compose/link-to-screen.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';
import type { Services } from '#server/services.ts';
import type { Answerable } from './lock-answerable.ts';

type AgencyMail = {
  kind: QuoteNewsMailKind;
  text: string;
  line?: string | null;
  jobId: string;
  /** Scheme and host of the call. */
  origin: string;
};

/**
 * Tells the agency's mailbox of the quote's language what its customer has answered, in the thread of the quote, with the customer
 * as Reply-To (H5). It leaves after 30 s, until when the answer can be taken back. Returns its id.
 */
export async function mailAgency(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quote, kind, text, line = null, jobId, origin }: AgencyMail & { quote: Answerable },
): Promise<string> {
  const { row, access, document, mover } = quote;
  const { language, number, title, buyer } = document;
  const { config, agency, newId } = services;
  const id = newId();
  const mailbox = brand.mailboxes[language];
  const thread = await readQuoteThread(transaction, row);
  const href = linkToQuote(row.id, { origin, config });
  const about = { kind, language, number, title, name: buyer.name, text, line, href };
  await insertOutboxMessage(transaction, {
    ...composeQuoteNews({ ...about, agency: agency.current().facts }),
    id,
    jobId,
    serviceRequestId: row.service_request_id,
    kind,
    language,
    recipient: mailbox,
    sender: mailbox,
    replyTo: access.email || buyer.email,
    createdAt: mover.now,
    references: thread?.references ?? [],
    notBefore: mover.now + config.replyHoldMs,
  });
  return id;
}
