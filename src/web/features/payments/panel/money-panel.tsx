import type { Ledger } from '#contract/payments/payments.ts';
import { formatDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useLedger } from '../queries.ts';
import { PaymentRow } from '../row/payment-row.tsx';
import { BookedPayments } from './booked-payments.tsx';

type Props = {
  quoteId: string;
  /** Of the quote, where it stands among others. */
  number?: string | null;
};

/** What is asked for a signed quote and what was paid of it, with all that can be done about it (H6). */
export function MoneyPanel({ quoteId, number = null }: Props) {
  const t = useTexts();
  const { data, error } = useLedger(quoteId);
  if (error && !data) return <CallFailure title={t('payments:list.failed')} error={error} />;
  if (!data || data.requests.length === 0) return null;
  return (
    <section aria-labelledby={`money-${quoteId}`} className="grid min-w-0 gap-3">
      <h2 id={`money-${quoteId}`} className="text-lg">
        {t('payments:panel.title')}
        {number === null ? null : <span className="figures text-muted"> {number}</span>}
      </h2>
      <Sums ledger={data} />
      <ul aria-label={t('payments:panel.plan')} className="border-t border-hair">
        {data.requests.map((row) => (
          <PaymentRow key={row.id} row={row} />
        ))}
      </ul>
      <BookedPayments payments={data.payments} payer={{ customerId: data.requests[0]?.customerId ?? null, quoteId }} />
    </section>
  );
}

/** How much of the whole was paid, what is left over, and since when there is a project. */
function Sums({ ledger: { currency, total, paid, credit, owedBack, projectSince } }: { ledger: Ledger }) {
  const t = useTexts();
  const { language } = usePage();
  if (currency === null) return null;
  const money = (sum: number) => formatExactMoney(sum, currency, language);
  return (
    <div className="grid gap-2">
      <Progress
        label={t('payments:panel.paid')}
        value={Math.min(paid, total)}
        max={Math.max(total, 1)}
        valueText={t('payments:panel.of', { paid: money(paid), total: money(total) })}
      />
      {credit > 0 ? (
        <p className="text-sm font-semibold">{t('payments:panel.credit', { sum: money(credit) })}</p>
      ) : null}
      {owedBack > 0 ? (
        <p className="text-sm font-semibold">{t('payments:panel.owedBack', { sum: money(owedBack) })}</p>
      ) : null}
      {projectSince === null ? null : (
        <p className="text-sm text-muted">{t('payments:panel.project', { date: formatDay(projectSince, language) })}</p>
      )}
    </div>
  );
}
