import * as contract from '#contract/payments/payment-page.ts';
import { callEndpoint } from '../../../lib/http/api.ts';

/** Reports a request as paid, and returns the page as it then is; loaded with the first call. */
export const claim = (key: string, id: string): Promise<contract.PaymentPage> =>
  callEndpoint(contract.claimPayment, { parameters: { key, id } });

/** The page as it is now. */
export const readPage = (key: string): Promise<contract.PaymentPage> =>
  callEndpoint(contract.readPaymentPage, { parameters: { key } });
