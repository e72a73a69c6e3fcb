import { drawPaymentRequest } from '#server/features/payments/document/draw-payment-request.ts';
import { documentOf } from '#server/features/payments/mail/mail-payment.ts';
import { findPaymentRequest } from '#server/features/payments/requests/payment-requests-store.ts';
import type { MailEnclosure } from '#server/features/mail/outbox/outbox-store.ts';
import { findDocument } from '#server/features/tax-documents/documents-store.ts';
import { documentFileName } from '#server/features/tax-documents/files/send-document-file.ts';
import type { MailMessage } from '#server/gateways/mail/mail-gateway.ts';
import type { Services } from '#server/services.ts';

/** Makes what goes with a mail from what is frozen. Throws where that is not there: the mail is never sent without. */
export async function encloseDocument(
  services: Services,
  enclosure: MailEnclosure,
): Promise<NonNullable<MailMessage['documents']>> {
  if (enclosure.kind === 'structured-invoice') {
    const row = await findDocument(services.db, enclosure.taxDocumentId);
    if (!row || row.ubl === null) throw new Error('The structured invoice that goes with a mail is missing.');
    const name = documentFileName({ ...row, number: row.number ?? '' }, 'xml');
    return [{ name, type: 'application/xml', bytes: Buffer.from(row.ubl, 'utf8') }];
  }
  const row = await findPaymentRequest(services.db, enclosure.paymentRequestId);
  const document = row && documentOf(row);
  if (!document) throw new Error('The payment request that goes with a mail is missing.');
  const bytes = Buffer.from(await drawPaymentRequest(services, { document, row }));
  return [{ name: enclosure.name, type: 'application/pdf', bytes }];
}
