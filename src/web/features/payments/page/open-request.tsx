import { type AskedPayment, paymentRequestPdfPath } from '#contract/payments/payment-page.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { ClaimForm } from './claim-form.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestState } from './request-state.tsx';
import { ScanCode } from './scan-code.tsx';
import { TransferList } from './transfer-list.tsx';
import type { OpenPayment } from './use-payment-page.ts';

type Props = { open: OpenPayment; payment: AskedPayment };

/** One request that is still to be paid: how much, until when, how, and what has become of it so far (H6). */
export function OpenRequest({ open, payment }: Props) {
  const t = useTexts();
  const { page, paymentKey, claimed } = open;
  const { language } = page;
  return (
    <section className="payment-request" aria-labelledby={payment.id}>
      <RequestHead payment={payment} language={language} />
      <RequestState payment={payment} language={language} isNew={claimed === payment.id} />
      <div className="payment-ways">
        <ScanCode payment={payment} language={language} />
        <TransferList payment={payment} language={language} />
      </div>
      <a
        className="inline-flex items-center gap-2 justify-self-start py-1 pointer-coarse:py-2.5 print:hidden"
        href={paymentRequestPdfPath(paymentKey, payment.id)}
        data-reload=""
        download
      >
        <DownloadIcon size={20} />
        {t('paymentPage:pdf')}
      </a>
      {payment.status === 'claimed' ? null : <ClaimForm open={open} payment={payment} />}
    </section>
  );
}
