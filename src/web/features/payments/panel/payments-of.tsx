import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { PaymentRow } from '../row/payment-row.tsx';

type Props = { rows: readonly PaymentRequestRow[] };

/** Requests for money that belong together, oldest first, with the way to their quote. */
export function PaymentsOf({ rows }: Props) {
  const t = useTexts();
  return (
    <ul aria-label={t('payments:list.caption')}>
      {rows.toReversed().map((row) => (
        <PaymentRow key={row.id} row={row} isListed />
      ))}
    </ul>
  );
}
