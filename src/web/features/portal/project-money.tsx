import { useQuery } from '@tanstack/react-query';
import { type AskedPayment, type PaymentPage, readPaymentPage } from '#contract/payments/payment-page.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { DocumentList } from '#web/features/payments/page/document-list.tsx';
import { MoneyBack } from '#web/features/payments/page/money-back.tsx';
import { Reason } from '#web/features/payments/page/request-head.tsx';
import { SettledRequests } from '#web/features/payments/page/settled-requests.tsx';
import { callEndpoint } from '../../lib/http/api.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

const rereadMs = 20_000;

type Props = {
  /** As the page was rendered; read anew every 20 s while it is seen. */
  start: PaymentPage;
  /** What opens the quote. */
  paymentKey: string;
  /** Which quote, where the project has several. */
  heading: string | null;
};

/** What is to be paid and was paid for a quote of a project, and its documents (I1, I3). */
export function ProjectMoney({ start, paymentKey, heading }: Props) {
  const t = useTexts();
  const { data: page } = useQuery({
    queryKey: [readPaymentPage.path, paymentKey],
    queryFn: () => callEndpoint(readPaymentPage, { parameters: { key: paymentKey } }),
    initialData: start,
    staleTime: rereadMs,
    refetchInterval: rereadMs,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });
  const { payments, documents, language } = page;
  const settled = payments.filter(({ rest }) => rest === 0);
  if (payments.length === 0 && documents.length === 0)
    return heading === null ? <p className="text-muted">{t('portal:project.noMoney')}</p> : null;
  return (
    <div className="grid gap-6">
      {heading === null ? null : <h3 className="figures text-lg">{heading}</h3>}
      <MoneyBack page={page} />
      <ul className="border-t-2 border-ink empty:hidden">
        {payments
          .filter(({ rest }) => rest > 0)
          .map((payment) => (
            <OpenRow key={payment.id} payment={payment} page={page} paymentKey={paymentKey} />
          ))}
      </ul>
      {settled.length > 0 ? <SettledRequests page={page} payments={settled} /> : null}
      {documents.length > 0 ? (
        <DocumentList documents={documents} keyOf={() => paymentKey} language={language} />
      ) : null}
    </div>
  );
}

type RowProps = { payment: AskedPayment; page: PaymentPage; paymentKey: string };

function OpenRow({ payment, page: { language, title }, paymentKey }: RowProps) {
  const t = useTexts();
  const { rest, currency, dueOn, daysOver, status } = payment;
  const values = { price: formatExactMoney(rest, currency, language), date: writeDay(dueOn, language) };
  const state = status === 'claimed' ? 'claimed' : daysOver > 0 ? 'over' : 'due';
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-hair py-3">
      <span className="grid min-w-0 grow basis-56">
        <span className="figures font-semibold">{t(`portal:payments.${state}`, values)}</span>
        <span className="text-sm text-muted">
          <Reason payment={payment} language={language} />
        </span>
      </span>
      <ButtonLink
        to={pathOf('payment', language, { key: paymentKey })}
        reloadDocument
        aria-label={t('portal:payments.openNamed', { title })}
      >
        {t('portal:payments.open')}
      </ButtonLink>
    </li>
  );
}
