import type { AskedPayment, PaymentPage } from '#contract/payments/payment-page.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { wentBackOf } from '#domain/payments/allocate-payment.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CheckIcon } from '../../../ui/icons/signs.tsx';
import { Reason } from './request-head.tsx';

type Props = { page: PaymentPage; payments: readonly AskedPayment[] };

type SumProps = { payment: AskedPayment; language: PaymentPage['language'] };

/** What was paid, and what went back. */
export function SettledRequests({ page: { language }, payments }: Props) {
  const t = useTexts();
  return (
    <ul className="border-t-2 border-ink">
      {payments.map((payment) => (
        <li key={payment.id} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b border-hair py-3">
          <span className="figures text-muted">{payment.number}</span>
          <span className="min-w-0 grow basis-48">
            <Reason payment={payment} language={language} />
          </span>
          <PaidSum payment={payment} language={language} />
          <Badge
            tone={payment.status === 'refunded' ? 'neutral' : 'done'}
            icon={payment.status === 'refunded' ? null : <CheckIcon size={16} />}
          >
            {t(`paymentPage:settled.statuses.${payment.status === 'refunded' ? 'refunded' : 'confirmed'}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** What was paid of a request, and how much of that went back. */
function PaidSum({ payment, language }: SumProps) {
  const t = useTexts();
  const { status, amount, paid, currency } = payment;
  const money = (sum: number) => formatExactMoney(sum, currency, language);
  const back = wentBackOf(payment);
  return (
    <span className="figures grid justify-items-end">
      <span className="font-semibold">{money(status === 'cancelled' ? paid : amount)}</span>
      {back > 0 && back < amount ? (
        <span className="text-sm text-muted">{t('paymentPage:settled.back', { sum: money(back) })}</span>
      ) : null}
    </span>
  );
}
