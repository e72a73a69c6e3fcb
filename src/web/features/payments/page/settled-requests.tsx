import type { AskedPayment, PaymentPage } from '#contract/payments/payment-page.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CheckIcon } from '../../../ui/icons/signs.tsx';
import { Reason } from './request-head.tsx';

type Props = { page: PaymentPage; payments: readonly AskedPayment[] };

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
          <span className="figures font-semibold">{formatExactMoney(payment.amount, payment.currency, language)}</span>
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
