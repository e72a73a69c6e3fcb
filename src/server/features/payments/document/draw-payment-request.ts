import { brandFileName } from '#domain/brand.ts';
import { restOf, wentBackOf } from '#domain/payments/allocate-payment.ts';
import { daysOver } from '#domain/payments/due-days.ts';
import { paymentOrderOf } from '#domain/payments/payment-order.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import { lookOfDocument } from '#server/features/quotes/document/draw-quote.ts';
import { codeOf } from '#server/gateways/payment-codes/code-of.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/**
 * Draws a payment request as PDF bytes (H3, H6), from its frozen document and what was paid of it: the code asks for the rest, at once where
 * its day is over, and for nothing where all was paid or went back.
 */
export async function drawPaymentRequest(
  services: Services,
  { document, row }: { document: PaymentRequestDocument; row: Pick<PaymentRequestRow, 'status' | 'amount' | 'paid'> },
): Promise<Uint8Array> {
  const rest = restOf(row);
  const over = daysOver(document.dueOn, document.language, services.clock());
  const order = rest === 0 ? null : paymentOrderOf(document, { rest, isOver: over > 0 });
  return services.pdf.renderPaymentRequest({
    document,
    rest,
    wentBack: wentBackOf(row),
    code: order && codeOf(order),
    look: await lookOfDocument(services, { look: document.look, isDraft: false }),
  });
}

/** Name of its file: brand, kind and number, nothing of a person. */
export function paymentRequestFileName({
  language,
  number,
}: Pick<PaymentRequestDocument, 'language' | 'number'>): string {
  return `${brandFileName()}-${textsOf(language)('paymentDocument:fileName')}-${number.toLowerCase()}.pdf`;
}
