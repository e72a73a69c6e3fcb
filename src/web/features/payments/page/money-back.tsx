import type { PaymentPage } from '#contract/payments/payment-page.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Props = { page: Pick<PaymentPage, 'overpaid' | 'owedBack' | 'language'> };

/** What of the money with the agency is the payer's: paid beyond what was asked for, or beyond invoices less credit notes (H6, H11). */
export function MoneyBack({ page }: Props) {
  const t = useTexts();
  return (['overpaid', 'owedBack'] as const).map((kind) => {
    const back = page[kind];
    if (!back) return null;
    const sum = formatExactMoney(back.amount, back.currency, page.language);
    return (
      <Notice key={kind} title={t(`paymentPage:${kind}.title`, { sum })}>
        {t(`paymentPage:${kind}.text`)}
      </Notice>
    );
  });
}
