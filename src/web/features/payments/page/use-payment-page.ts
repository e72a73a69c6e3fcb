import { useCallback, useState } from 'react';
import type { PaymentPage } from '#contract/payments/payment-page.ts';
import { useFreshPage } from './use-fresh-page.ts';

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

/** State of the page: what is to be paid as the last report has left it, or as it was found since. */
export function usePaymentPage(start: PaymentPage, paymentKey: string): OpenPayment {
  const [{ page, claimed }, setState] = useState({ page: start, claimed: '' });
  const show = useCallback((next: PaymentPage) => setState((state) => ({ ...state, page: next })), []);
  useFreshPage(paymentKey, show);
  return { page, paymentKey, claimed, change: (next, id = '') => setState({ page: next, claimed: id }) };
}
