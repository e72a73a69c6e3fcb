import type { OwnDocument, OwnPayment } from '#contract/payments/own-payments.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = {
  document: OwnDocument;
  /** What is still asked for the invoice without a quote. */
  payment: OwnPayment | undefined;
};

/**
 * What is still to be paid of an invoice without a quote, with the way to pay it; with the newest credit note what goes back; nothing where
 * all is paid (I3).
 */
export function DocumentNote({ document: { kind, key, currency, owedBack }, payment }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (owedBack > 0) {
    return (
      <span className="block text-sm">
        <a
          className="figures inline-block pointer-coarse:py-2"
          href={pathOf('payment', language, { key })}
          data-reload=""
        >
          {t('portal:payments.owedBack', { price: formatExactMoney(owedBack, currency, language) })}
        </a>
      </span>
    );
  }
  return kind === 'invoice' && payment ? <InvoiceState payment={payment} /> : null;
}

function InvoiceState({ payment }: { payment: OwnPayment }) {
  const t = useTexts();
  const { language } = usePage();
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
