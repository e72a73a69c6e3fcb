import { useEffect } from 'react';
import type { PaymentPage } from '#contract/payments/payment-page.ts';

const everyMs = 15_000;

/**
 * Reads the page anew every 15 s while it is looked at, so that a payment that the agency books shows by itself. What cannot be read
 * stays as it is until the next time.
 */
export function useFreshPage(paymentKey: string, show: (page: PaymentPage) => void): void {
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      const { readPage } = await import('./page-calls.ts');
      const page = await readPage(paymentKey);
      if (!isOver) show(page);
    };
    const timer = window.setInterval(() => void read().catch(() => undefined), everyMs);
    return () => {
      isOver = true;
      window.clearInterval(timer);
    };
  }, [paymentKey, show]);
}
