import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { documentMessage } from '#server/features/mail/compose/compose-document-mail.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue-quote-mail.ts';
import { paymentPageLink } from '#server/features/payments/mail/payment-page-link.ts';
import { findRecipientLink } from '#server/features/quotes/access/links-store.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';
import { type DocumentRow, issuedOf } from '#server/features/tax-documents/documents-store.ts';
import { documentFileName } from '#server/features/tax-documents/files/send-document-file.ts';
import { changeDocumentMail } from '#server/features/tax-documents/sealing/sealed-tax-documents-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/**
 * Mails a sealed document to its buyer (H3, H11) in the conversation about its quote: with the PDF, with the structured invoice where
 * there is one, and with the way to the payments where something is to be paid. False where there is no address to mail it to.
 */
export async function queueDocumentMail(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, jobId }: { row: DocumentRow; jobId: string },
): Promise<boolean> {
  const { id, quote_id: quoteId, service_request_id: requestId, sealed_file: key, sealed_bytes: bytes } = row;
  const document = issuedOf(row);
  const recipient = document?.buyer.email.trim() ?? '';
  if (!document || recipient === '' || key === null || bytes === null) return false;
  const { language } = document;
  const quote = quoteId === null ? null : await findQuote(transaction, quoteId);
  const link = quote && (await findRecipientLink(transaction, quote.id));
  const thread = quote && (await readQuoteThread(transaction, quote));
  const hasUbl = row.ubl !== null;
  const asks = document.kind === 'invoice' && document.payable > 0;
  // Nobody calls: without configured hosts only this machine itself is a place that a link may lead to.
  const origin = `http://localhost:${services.config.port}`;
  const mailId = await queueQuoteMail(services, transaction, {
    kind: 'tax-document',
    language,
    message: documentMessage(document, { hasUbl }),
    page: link && asks ? paymentPageLink(services, { language, origin }) : null,
    button: textsOf(language)('emails:payment.open'),
    linkId: link?.id ?? null,
    requestId,
    recipient,
    jobId,
    references: thread?.references ?? [],
    attachment: { key, name: documentFileName(document, 'pdf'), bytes },
    ...(hasUbl && { enclosure: { kind: 'structured-invoice', taxDocumentId: id } }),
  });
  await changeDocumentMail(transaction, id, mailId);
  return true;
}
