import type { SnapshotLook } from '../quotes/quote-snapshot.ts';
import { sellerOf } from '../quotes/quote-seller.ts';
import type { AgencyFacts } from '../settings/agency-facts.ts';
import { type QuoteSettings, payeeAccountOf } from '../settings/quote-settings.ts';
import { formatPaymentRequestNumber } from './payment-request-number.ts';
import type { PaymentRequestDocument } from './payment-request.ts';
import { variableSymbolOf } from './variable-symbol.ts';

/** What is asked for, by whom and when; everything else follows. */
export type AskedFor = Pick<
  PaymentRequestDocument,
  'issuedOn' | 'dueOn' | 'language' | 'currency' | 'amount' | 'title' | 'quoteNumber' | 'reason' | 'buyer'
>;

type Agency = { facts: AgencyFacts; settings: QuoteSettings; look: SnapshotLook };

/** Makes the document of a payment request (H6) from what holds now: the agency's facts and its account for the currency. */
export function buildPaymentRequest(
  asked: AskedFor,
  place: { year: number; sequence: number },
  { facts, settings, look }: Agency,
): PaymentRequestDocument {
  return {
    ...asked,
    format: 1,
    number: formatPaymentRequestNumber(place),
    variableSymbol: variableSymbolOf(place),
    seller: sellerOf({ facts, settings }, asked),
    account: payeeAccountOf(settings, asked.currency),
    look,
  };
}
