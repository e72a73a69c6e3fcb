import type { PaymentOrder } from '#domain/payments/payment-code.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { lookOfDocument } from '#server/features/quotes/document/draw-quote.ts';
import { codeOf } from '#server/gateways/payment-codes/code-of.ts';
import type { Services } from '#server/services.ts';

/** Draws a tax document as PDF bytes with the look that it names (H3): the same ones whatever the settings say today. */
export async function drawTaxDocument(
  services: Services,
  { document, isDraft }: { document: TaxDocument; isDraft: boolean },
): Promise<Uint8Array> {
  const order = isDraft ? null : orderOf(document);
  return services.pdf.renderTaxDocument({
    document,
    isDraft,
    code: order && codeOf(order),
    look: await lookOfDocument(services, { look: document.look, isDraft }),
  });
}

/** What the code of an invoice asks for, as the invoice was issued; null where it asks for nothing. */
function orderOf({ payment, payable, ...document }: TaxDocument): PaymentOrder | null {
  if (!payment?.account || payable <= 0) return null;
  const { currency, dueOn, language, number, seller } = document;
  const { account, variableSymbol } = payment;
  return { account, payee: seller.name, amount: payable, currency, variableSymbol, message: number, dueOn, language };
}
