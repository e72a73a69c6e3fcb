import type { PaymentPage } from '#contract/payments/payment-page.ts';
import { invoiceOfKey } from '#domain/payments/payment-key.ts';
import { matchOfQuoteKey } from '#domain/quotes/signing/quote-page-match.ts';
import { pathOf } from '#domain/routes.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlumbLine } from '../../../ui/plumb-line.tsx';
import { DocumentList } from './document-list.tsx';
import { MoneyBack } from './money-back.tsx';
import { OpenRequest } from './open-request.tsx';
import { SettledRequests } from './settled-requests.tsx';
import { usePaymentPage } from './use-payment-page.ts';

type Props = { page: PaymentPage; paymentKey: string };

/**
 * How what was signed is paid, or an invoice without a quote, what was paid, and the documents about it (H6): behind the private link and
 * in the portal.
 */
export function PaymentForCustomer({ page: start, paymentKey }: Props) {
  const t = useTexts();
  const open = usePaymentPage(start, paymentKey);
  const { page } = open;
  const isDone = ({ rest }: { rest: number }) => rest === 0;
  const settled = page.payments.filter(isDone);
  const isPaid = settled.some(({ status }) => status === 'confirmed');
  const waiting = page.payments.filter((payment) => !isDone(payment));
  return (
    <PlumbLine hasNail hasBob className="payment-page grid gap-8 pt-12 pb-20 print:pt-4 print:pb-0">
      <AxisHeading level={1}>{t('paymentPage:title')}</AxisHeading>
      {invoiceOfKey(paymentKey) === null ? (
        <QuoteLink page={page} paymentKey={paymentKey} />
      ) : (
        <InvoiceLine page={page} />
      )}
      {page.access === 'office' ? (
        <Notice title={t('paymentPage:office.title')}>{t('paymentPage:office.text')}</Notice>
      ) : null}
      {waiting.length === 0 && !page.owedBack ? (
        <p className="max-w-prose text-lg">{t(`paymentPage:${isPaid ? 'settled.lead' : 'nothing'}`)}</p>
      ) : null}
      <MoneyBack page={page} />
      {waiting.map((payment) => (
        <OpenRequest key={payment.id} open={open} payment={payment} />
      ))}
      {settled.length > 0 ? (
        <section className="grid gap-4">
          <h2 className="text-xl">{t('paymentPage:settled.title')}</h2>
          <SettledRequests page={page} payments={settled} />
        </section>
      ) : null}
      {page.documents.length > 0 ? (
        <section className="grid gap-4">
          <h2 className="text-xl">{t('paymentPage:documents.title')}</h2>
          <DocumentList documents={page.documents} keyOf={() => paymentKey} language={page.language} />
        </section>
      ) : null}
    </PlumbLine>
  );
}

/** Which invoice is paid, and the way back to the others. */
function InvoiceLine({ page: { title, language, access } }: Pick<Props, 'page'>) {
  const t = useTexts();
  return (
    <p className="max-w-prose text-lg text-muted">
      <span lang={language}>{title}</span>{' '}
      {access === 'office' ? null : (
        <a className="whitespace-nowrap text-ink print:hidden" href={pathOf('portal', language)} data-reload="">
          {t('paymentPage:portal')}
        </a>
      )}
    </p>
  );
}

/** Which quote is paid, and the way back to it; the office reads it elsewhere. */
function QuoteLink({ page: { quoteNumber: number, title, language }, paymentKey }: Props) {
  const t = useTexts();
  const { screen, parameters } = matchOfQuoteKey(paymentKey);
  return (
    <p className="max-w-prose text-lg text-muted">
      {t('paymentPage:ofQuote', { number, title })}{' '}
      {paymentKey.startsWith('office-') ? null : (
        <a
          className="whitespace-nowrap text-ink print:hidden"
          href={pathOf(screen, language, parameters)}
          data-reload=""
        >
          {t('paymentPage:quote')}
        </a>
      )}
    </p>
  );
}
