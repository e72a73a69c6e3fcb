import type { Transaction } from 'kysely';
import type { paymentMailKinds } from '#domain/mail/mail-kinds.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import type { ReminderStep } from '#domain/payments/payment-reminders.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  paymentReminderMessage,
  paymentRequestMessage,
  receiptMessage,
  refundMessage,
  rejectedClaimMessage,
} from '#server/features/mail/compose/compose-payment-mail.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import type { MailEnclosure } from '#server/features/mail/outbox/outbox-store.ts';
import { isUnwanted } from '#server/features/mail/preferences/is-unwanted.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { paymentRequestFileName } from '#server/features/payments/document/draw-payment-request.ts';
import {
  type PaymentRequestRow,
  changePaymentMail,
  findPaymentRequest,
} from '#server/features/payments/requests/payment-requests-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { storedPaymentRequest } from '#server/stored/payment-request.ts';
import { quoteConversation } from './quote-conversation.ts';

type PaymentMailKind = (typeof paymentMailKinds)[number];
type Transacting = Transaction<DatabaseSchema>;

/** Mails a request for money to its payer, in the transaction that asks for it (H6). */
export async function mailPaymentRequest(
  services: Services,
  transaction: Transacting,
  { row, document }: { row: PaymentRequestRow; document: PaymentRequestDocument },
): Promise<void> {
  const enclosure = {
    kind: 'payment-request',
    paymentRequestId: row.id,
    name: paymentRequestFileName(document),
  } as const;
  const message = paymentRequestMessage(document);
  const mail = { row, document, kind: 'payment-requested', message, enclosure, isAsking: true } as const;
  const mailId = await queue(services, transaction, mail);
  if (mailId !== null) await changePaymentMail(transaction, row.id, mailId);
}

/**
 * Thanks the payer of a request for a sum in minor units, and says what is left of the request, and what of the payment (`over`); read
 * after it was booked.
 */
export async function mailReceipt(
  services: Services,
  transaction: Transacting,
  { requestId, amount, over = 0 }: { requestId: string; amount: number; over?: number },
): Promise<void> {
  const row = await findPaymentRequest(transaction, requestId);
  const document = row && documentOf(row);
  if (!document) return;
  const rest = restOf(row);
  const message = receiptMessage(document, { sum: amount, rest, over });
  await queue(services, transaction, { row, document, kind: 'payment-received', message, isPaid: rest <= 0 });
}

/** Tells the payer that what they say they have paid was not found, and why it is thought so. */
export async function mailRejectedClaim(
  services: Services,
  transaction: Transacting,
  { row, reason }: { row: PaymentRequestRow; reason: string },
): Promise<void> {
  const document = documentOf(row);
  if (!document) return;
  const message = rejectedClaimMessage(document, { reason, rest: restOf(row) });
  await queue(services, transaction, { row, document, kind: 'payment-rejected', message });
}

/** Tells the payer of a request what went back (`amount` in minor units), and on which day. */
export async function mailRefund(
  services: Services,
  transaction: Transacting,
  { requestId, amount, day }: { requestId: string; amount: number; day: string },
): Promise<void> {
  const row = await findPaymentRequest(transaction, requestId);
  const document = row && documentOf(row);
  if (!document) return;
  const message = refundMessage(document, { sum: amount, day });
  await queue(services, transaction, { row, document, kind: 'payment-refunded', message, isPaid: true });
}

/**
 * Reminds the payer of what is left; false where the payer does not want it: only the first, friendly reminder is one that can be
 * turned off.
 */
export async function mailPaymentReminder(
  services: Services,
  transaction: Transacting,
  { row, step }: { row: PaymentRequestRow; step: ReminderStep },
): Promise<boolean> {
  const document = documentOf(row);
  if (!document) return true;
  const kind = step === 1 ? 'payment-first-reminder' : 'payment-reminder';
  if (await isUnwanted(services, transaction, { kind, email: document.buyer.email })) return false;
  const message = paymentReminderMessage(document, { step, rest: restOf(row) });
  await queue(services, transaction, { row, document, kind, message, isAsking: true });
  return true;
}

/** The frozen document of a request; null while it is planned. */
export function documentOf({
  id,
  document,
}: Pick<PaymentRequestRow, 'id' | 'document'>): PaymentRequestDocument | null {
  return document === null ? null : storedPaymentRequest.read(document, `payment_requests ${id}`);
}

type Mail = {
  row: PaymentRequestRow;
  document: PaymentRequestDocument;
  kind: PaymentMailKind;
  message: TypedMessage;
  /** Nothing is left to be paid, so that the button does not say how. */
  isPaid?: boolean;
  enclosure?: MailEnclosure;
  /** It is sent only while its request asks for money. */
  isAsking?: true;
};

/** Puts a mail into the conversation about the quote, with the private link to the payments; null where there is no address. */
async function queue(
  services: Services,
  transaction: Transacting,
  { row, document, kind, message, isPaid = false, enclosure, isAsking }: Mail,
): Promise<string | null> {
  const recipient = document.buyer.email.trim();
  if (recipient === '') return null;
  const { language } = document;
  return queueQuoteMail(services, transaction, {
    ...(await quoteConversation(services, transaction, { quoteId: row.quote_id, language })),
    kind,
    language,
    message,
    button: textsOf(language)(isPaid ? 'emails:payment.openPaid' : 'emails:payment.open'),
    requestId: row.service_request_id,
    recipient,
    jobId: services.newId(),
    ...(enclosure && { enclosure }),
    ...(isAsking && { paymentRequestId: row.id }),
  });
}
