import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { wentBackOf } from '#domain/payments/allocate-payment.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Progress } from '../../../ui/progress.tsx';
import { RequestActions } from '../actions/request-actions.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PaymentTitle } from './payment-title.tsx';

type Props = {
  row: PaymentRequestRow;
  /** In the list of all requests: with payer and quote. */
  isListed?: boolean;
};

/** One request for money: what and of whom, how much of it was paid, until when, and what can be done (H6). */
export function PaymentRow({ row, isListed = false }: Props) {
  const { may } = useMay();
  return (
    <li className="grid gap-2 border-b border-hair py-4 first:pt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <PaymentTitle row={row} isListed={isListed} />
        </div>
        <Sum row={row} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PaymentBadge status={row.status} />
          <Due row={row} />
        </div>
        {may('manage-money') ? <RequestActions row={row} isListed={isListed} /> : null}
      </div>
    </li>
  );
}

/** The sum that is asked for, and how much of it came. */
function Sum({ row }: Pick<Props, 'row'>) {
  const t = useTexts();
  const { language } = usePage();
  const money = (amount: number) => formatExactMoney(amount, row.currency, language);
  const isClosed = row.rest === 0;
  const isPartly = row.paid > 0 && row.paid < row.amount;
  const back = wentBackOf(row);
  return (
    <div className="grid min-w-40 gap-1 text-end max-sm:text-start">
      <strong className="figures text-lg leading-tight">{money(row.amount)}</strong>
      {back > 0 && back < row.amount ? (
        <span className="figures text-sm text-muted">{t('payments:back', { sum: money(back) })}</span>
      ) : null}
      {isPartly && back === 0 ? (
        <>
          <Progress
            label={t('payments:paidOf')}
            isLabelHidden
            value={row.paid}
            max={row.amount}
            valueText={money(row.paid)}
          />
          {isClosed ? null : (
            <span className="figures text-sm text-muted">{t('payments:left', { sum: money(row.rest) })}</span>
          )}
        </>
      ) : null}
    </div>
  );
}

/** The last day for paying and by how many days it is over; why nobody pays any more. */
function Due({ row: { dueOn, daysOver, status, closedReason, reminders, areRemindersStopped } }: Pick<Props, 'row'>) {
  const t = useTexts();
  const { language } = usePage();
  if (closedReason !== null) return <span className="text-sm text-muted wrap-anywhere">{closedReason}</span>;
  if (dueOn === null || daysOver === null) return null;
  const isOver = daysOver > 0;
  return (
    <>
      <span className="text-sm">
        <time className="figures" dateTime={dueOn}>
          {t('payments:due', { date: writeDay(dueOn, language) })}
        </time>
        {isOver ? (
          <span className="font-semibold text-danger"> {t('payments:daysOver', { count: daysOver })}</span>
        ) : null}
      </span>
      {status === 'overdue' && (reminders > 0 || areRemindersStopped) ? (
        <span className="text-sm text-muted">
          {areRemindersStopped ? t('payments:reminders.stopped') : t('payments:reminders.sent', { count: reminders })}
        </span>
      ) : null}
    </>
  );
}
