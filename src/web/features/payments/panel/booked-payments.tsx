import { useState } from 'react';
import type { BookedPayment } from '#contract/payments/payments.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CreditDialog } from '../actions/credit-dialog.tsx';
import type { Payer } from '../queries.ts';
import { ReverseDialog } from '../actions/reverse-dialog.tsx';

type Props = {
  payments: readonly BookedPayment[];
  /** Whose payments they are; null where that is not known. */
  payer: Payer | null;
};

/** Id of a payment in a list, which gets the focus when it is loaded. */
export const movementId = ({ id }: Pick<BookedPayment, 'id'>): string => `movement-${id}`;

/** The payments behind the sums, with what undid or gave back some of them. */
export function BookedPayments({ payments, payer }: Props) {
  const t = useTexts();
  if (payments.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{t('payments:panel.payments')}</h3>
      <ul>
        {payments.map((payment) => (
          <BookedPaymentItem key={payment.id} payment={payment} payer={payer} />
        ))}
      </ul>
    </div>
  );
}

/** One payment: day, payer, sum, where it is known from; what came in can be taken back while something of it is left. */
export function BookedPaymentItem({ payment, payer }: { payment: BookedPayment } & Pick<Props, 'payer'>) {
  const t = useTexts();
  const { language } = usePage();
  const { may } = useMay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const money = (amount: number) => formatExactMoney(amount, payment.currency, language);
  const sum = money(payment.amount);
  const day = writeDay(payment.receivedOn, language);
  return (
    <li id={movementId(payment)} tabIndex={-1} className="grid gap-1 border-b border-hair py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <time className="figures" dateTime={payment.receivedOn}>
            {day}
          </time>{' '}
          <span className="text-muted">
            {[payment.payerName, t(`payments:sources.${payment.source}`)].filter(Boolean).join(', ')}
          </span>
        </span>
        <strong className="figures whitespace-nowrap">{sum}</strong>
      </div>
      {payment.message === '' ? null : <p className="text-sm wrap-anywhere text-muted">{payment.message}</p>}
      {payment.credit > 0 ? (
        <p className="text-sm font-semibold">{t('payments:panel.credit', { sum: money(payment.credit) })}</p>
      ) : null}
      {payment.left > 0 && may('manage-money') ? <Actions payment={payment} payer={payer} onAsk={setAsked} /> : null}
      {asked === 'credit' && payer !== null ? (
        <CreditDialog payment={payment} payer={payer} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'undo' || asked === 'refund' ? (
        <ReverseDialog payment={payment} kind={asked} onClose={() => setAsked(null)} />
      ) : null}
    </li>
  );
}

type Asked = 'undo' | 'refund' | 'credit';

type ActionsProps = { payment: BookedPayment; onAsk: (asked: Asked) => void } & Pick<Props, 'payer'>;

/** What can be done with what is left of a payment. */
function Actions({ payment, payer, onAsk }: ActionsProps) {
  const t = useTexts();
  const { language } = usePage();
  const money = (amount: number) => formatExactMoney(amount, payment.currency, language);
  const sum = money(payment.amount);
  const day = writeDay(payment.receivedOn, language);
  return (
    <div className="-ms-3.5 flex flex-wrap gap-2">
      {payment.credit > 0 && payer !== null ? (
        <Button
          size="sm"
          className="ms-3"
          aria-label={t('payments:actions.useNamed', { sum: money(payment.credit), day })}
          onClick={() => onAsk('credit')}
        >
          {t('payments:actions.use')}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('payments:actions.undoNamed', { sum, day })}
        onClick={() => onAsk('undo')}
      >
        {t('payments:actions.undo')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('payments:actions.refundNamed', { sum, day })}
        onClick={() => onAsk('refund')}
      >
        {t('payments:actions.refund')}
      </Button>
    </div>
  );
}
