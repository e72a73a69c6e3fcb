import * as contract from '#contract/payments/payment-page.ts';
import { callEndpoint } from '../../../lib/http/api.ts';

/* Calls of who pays, loaded with the first one. Each returns the page as it then is. */

export const claim = (key: string, id: string): Promise<contract.PaymentPage> =>
  callEndpoint(contract.claimPayment, { parameters: { key, id } });
