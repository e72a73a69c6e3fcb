import type { Kysely } from 'kysely';
import type { PaymentPage } from '#contract/payments/payment-page.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findPayers } from '#server/features/payments/booking/credit-uses-store.ts';
import { isOfPayer } from '#server/features/payments/booking/is-of-payer.ts';
import { readPaymentsOn } from '#server/features/payments/ledger/read-ledger.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';

/**
 * The credit that payments on these requests, which are of one payer, have left. What came in for several payers at once is nobody's before
 * the agency has sorted it out, and is told to none of them.
 */
export async function readOverpaid(
  db: Kysely<DatabaseSchema>,
  requests: readonly PaymentRequestRow[],
): Promise<PaymentPage['overpaid']> {
  const [payer] = requests;
  if (!payer) return null;
  const payments = await readPaymentsOn(
    db,
    requests.map(({ id }) => id),
  );
  let amount = 0;
  for (const { id, credit } of payments) {
    if (credit <= 0) continue;
    const payers = await findPayers(db, id);
    if (payers.every((each) => isOfPayer(payer, each))) amount += credit;
  }
  return amount === 0 ? null : { currency: payer.currency, amount };
}
