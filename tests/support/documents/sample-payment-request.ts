import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import { documentBuyer, documentSeller } from './tax-documents.ts';

/** A request for the deposit of a signed quote. */
export function samplePaymentRequest(
  language: Language,
  changes: Partial<PaymentRequestDocument> = {},
): PaymentRequestDocument {
  return {
    format: 1,
    number: 'Z2026-0042',
    variableSymbol: '2600000422',
    issuedOn: '2026-11-23',
    dueOn: '2026-12-07',
    language,
    currency: currencyOf[language],
    amount: 75_922,
    title: 'Nový web s galériou',
    quoteNumber: '2026-0042-R2',
    reason: { kind: 'part', due: 'signing', milestone: '', share: 5000 },
    seller: documentSeller(),
    buyer: documentBuyer(),
    account: { iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
    look: { primaryColor: null, logo: null },
    ...changes,
  };
}
