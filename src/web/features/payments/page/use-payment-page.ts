import { useState } from 'react';
import type { PaymentPage } from '#contract/payments/payment-page.ts';

/** How what was signed is paid, on the page of who pays it. */
export type OpenPayment = {
  page: PaymentPage;
  /** What opens it: token of a link, `portal-<id>` or `office-<id>`, which looks only. */
  paymentKey: string;
  /** Id of the request that was just reported as paid; '' for none. */
  claimed: string;
  /** Shows the page as a report has left it. */
  change: (page: PaymentPage, claimed?: string) => void;
};

/** State of the page: what is to be paid as the last report has left it. */
export function usePaymentPage(start: PaymentPage, paymentKey: string): OpenPayment {
  const [{ page, claimed }, setState] = useState({ page: start, claimed: '' });
  return { page, paymentKey, claimed, change: (next, id = '') => setState({ page: next, claimed: id }) };
}
