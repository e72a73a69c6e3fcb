import { useState } from 'react';
import type { BookedPayment } from '#contract/payments/payments.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ReverseDialog } from '../actions/reverse-dialog.tsx';

type Props = { payments: readonly BookedPayment[] };

/** The payments behind the sums, with what undid or gave back some of them. */
export function BookedPayments({ payments }: Props) {
  const t = useTexts();
  if (payments.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{t('payments:panel.payments')}</h3>
      <ul>
        {payments.map((payment) => (
          <Booked key={payment.id} payment={payment} />
        ))}
      </ul>
    </div>
  );
}

/** One payment: day, sum, where it is known from; what came in can be taken back while something of it is left. */
function Booked({ payment }: { payment: BookedPayment }) {
  const t = useTexts();
  const { language } = usePage();
  const [asked, setAsked] = useState<'undo' | 'refund' | null>(null);
  const sum = formatExactMoney(payment.amount, payment.currency, language);
  const day = writeDay(payment.receivedOn, language);
  return (
    <li className="grid gap-1 border-b border-hair py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <time className="figures" dateTime={payment.receivedOn}>
            {day}
          </time>{' '}
          <span className="text-muted">{t(`payments:sources.${payment.source}`)}</span>
        </span>
        <strong className="figures whitespace-nowrap">{sum}</strong>
      </div>
      {payment.message === '' ? null : <p className="text-sm wrap-anywhere text-muted">{payment.message}</p>}
      {payment.left > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('payments:actions.undoNamed', { sum, day })}
            onClick={() => setAsked('undo')}
          >
            {t('payments:actions.undo')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('payments:actions.refundNamed', { sum, day })}
            onClick={() => setAsked('refund')}
          >
            {t('payments:actions.refund')}
          </Button>
        </div>
      ) : null}
      {asked ? <ReverseDialog payment={payment} kind={asked} onClose={() => setAsked(null)} /> : null}
    </li>
  );
}
