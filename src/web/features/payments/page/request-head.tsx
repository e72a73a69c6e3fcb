import type { AskedPayment } from '#contract/payments/payment-page.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Progress } from '../../../ui/progress.tsx';

type Props = { payment: AskedPayment; language: Language };

/** What a request asks for: number, reason, the sum that is left with a bar of what was paid, and the last day. */
export function RequestHead({ payment, language }: Props) {
  const t = useTexts();
  const { number, currency, rest, paid, amount, daysOver, dueOn } = payment;
  const money = (sum: number) => formatExactMoney(sum, currency, language);
  const date = writeDay(dueOn, language);
  return (
    <div className="grid gap-2">
      <h2 id={payment.id} className="lettering text-muted">
        {t('paymentPage:request', { number })}
      </h2>
      <p className="figures text-3xl font-semibold">{money(rest)}</p>
      <p className="text-muted">
        <Reason payment={payment} language={language} />
      </p>
      {daysOver > 0 ? null : (
        <p className="font-semibold">{t(daysOver === 0 ? 'paymentPage:dueToday' : 'paymentPage:due', { date })}</p>
      )}
      {paid > 0 ? (
        <div className="max-w-sm">
          <Progress
            label={t('paymentPage:paidPart')}
            value={paid}
            max={amount}
            valueText={t('paymentPage:paidOf', { paid: money(paid), amount: money(amount) })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Which part of the signed plan it is, or which invoice. */
export function Reason({ payment: { reason }, language }: Props) {
  const t = useTexts();
  if (reason.kind === 'invoice') return t('paymentPage:ofInvoice', { number: reason.documentNumber });
  const { share, due, milestone } = reason;
  return t(`quoteDocument:plan.${due}`, { share: formatRate(share, language), milestone });
}
