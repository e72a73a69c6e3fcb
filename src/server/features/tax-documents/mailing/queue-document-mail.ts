import type { Transaction } from 'kysely';
import { restOf } from '#domain/payments/allocate-payment.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { documentMessage } from '#server/features/mail/compose/compose-document-mail.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { documentOf } from '#server/features/payments/mail/mail-payment.ts';
import { quoteConversation } from '#server/features/payments/mail/quote-conversation.ts';
import { type DocumentRow, issuedOf } from '#server/features/tax-documents/documents-store.ts';
import { documentFileName } from '#server/features/tax-documents/files/send-document-file.ts';
import { findOpenRequest, findOwedBack } from '#server/features/tax-documents/relations-store.ts';
import { changeDocumentMail } from '#server/features/tax-documents/sealing/sealed-tax-documents-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/**
 * Mails a sealed document to its buyer (H3, H11) in the conversation about its quote: with the PDF, with the structured invoice where
 * there is one, and with the way to the payments where something is to be paid, also of the invoice that a credit note lowers. False
 * where there is no address to mail it to.
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
  const { page, ...place } = await quoteConversation(services, transaction, { quoteId, language });
  const hasUbl = row.ubl !== null;
  const left = await findLeft(transaction, row);
  const owedBack = await findCreditedBack(transaction, row);
  const mailId = await queueQuoteMail(services, transaction, {
    kind: 'tax-document',
    language,
    message: documentMessage(document, { hasUbl, left, owedBack }),
    ...place,
    page: left !== null || isAsking(document) ? page : null,
    button: textsOf(language)('emails:payment.open'),
    requestId,
    recipient,
    jobId,
    attachment: { key, name: documentFileName(document, 'pdf'), bytes },
    ...(hasUbl && { enclosure: { kind: 'structured-invoice', taxDocumentId: id } }),
  });
  await changeDocumentMail(transaction, id, mailId);
  return true;
}

const isAsking = ({ kind, payable }: TaxDocument): boolean => kind === 'invoice' && payable > 0;

/** What the invoice that a credit note lowers still asks for, by the request that has taken the place of the first one. */
async function findLeft(transaction: Transaction<DatabaseSchema>, { kind, corrects_id: id }: DocumentRow) {
  const open = kind === 'credit_note' && id !== null ? await findOpenRequest(transaction, id) : null;
  const request = open && documentOf(open);
  return open && request ? { request, rest: restOf(open) } : null;
}

/** What is the buyer's after a credit note (minor units). */
const findCreditedBack = async (transaction: Transaction<DatabaseSchema>, row: DocumentRow): Promise<number> =>
  row.kind === 'credit_note' ? findOwedBack(transaction, row) : 0;
