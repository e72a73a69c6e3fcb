import type { OwnPayment } from '#contract/payments/own-payments.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** What is still to be paid of an invoice without a quote, with the way to pay it; nothing where all is paid (I3). */
export function InvoiceState({ payment }: { payment: OwnPayment | undefined }) {
  const t = useTexts();
  const { language } = usePage();
  if (!payment) return null;
  const { rest, currency, dueOn, status, daysOver, title, key } = payment;
  const state = status === 'claimed' ? 'claimed' : daysOver > 0 ? 'over' : 'due';
  const values = { price: formatExactMoney(rest, currency, language), date: writeDay(dueOn, language) };
  return (
    <span className="block text-sm">
      <span className="figures">{t(`portal:payments.${state}`, values)}</span>{' '}
      <a
        className="inline-block whitespace-nowrap pointer-coarse:py-2"
        href={pathOf('payment', payment.language, { key })}
        data-reload=""
        aria-label={t('portal:payments.openNamed', { title })}
      >
        {t('portal:payments.open')}
      </a>
    </span>
  );
}
