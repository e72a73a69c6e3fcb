import type { PaymentSum } from '#contract/payments/payments.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { PaymentTab } from '#domain/payments/payment-request-status.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePaymentSums } from '../queries.ts';

/** On the dashboard: what is open and what of it is overdue, per currency, each a link to its rows; nothing before the first request. */
export function PaymentSums() {
  const t = useTexts();
  const { data } = usePaymentSums();
  if (!data || data.open.length === 0) return null;
  return (
    <section aria-label={t('payments:sums.title')} className="grid gap-2">
      <h2 className="lettering text-muted">{t('payments:sums.title')}</h2>
      <dl className="grid grid-cols-2 border-t-2 border-ink lg:grid-cols-4">
        {data.open.map((sum) => (
          <Figure key={`open ${sum.currency}`} sum={sum} tab="open" />
        ))}
        {data.overdue.map((sum) => (
          <Figure key={`overdue ${sum.currency}`} sum={sum} tab="overdue" />
        ))}
      </dl>
    </section>
  );
}

type FigureProps = { sum: PaymentSum; tab: Extract<PaymentTab, 'open' | 'overdue'> };

function Figure({ sum: { currency, rest, count }, tab }: FigureProps) {
  const t = useTexts();
  const { language } = usePage();
  const money = formatExactMoney(rest, currency, language);
  return (
    <div className="grid content-start gap-1 border-b border-hair py-3 pe-4">
      <dt className="text-sm text-muted">{t(`payments:sums.${tab}`)}</dt>
      <dd className={classNames('figures text-xl leading-tight font-semibold', tab === 'overdue' && 'text-danger')}>
        <a
          href={`${pathOf('adminPayments', language)}?tab=${tab}&currency=${currency}`}
          className="inline-block py-1 pointer-coarse:py-2"
        >
          {money}
        </a>
      </dd>
      <dd className="text-sm text-muted">{t('payments:sums.count', { count })}</dd>
    </div>
  );
}
