import type { RecurringInvoiceRow } from '#contract/tax-documents/recurring-invoices.ts';
import { dayOf } from '#domain/days.ts';
import { type RecurringState, isCareOver, periodAfterPause } from '#domain/tax-documents/recurring-invoice.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { careContentOf } from './care-content.ts';
import { readCare } from './read-care.ts';
import { changeCare, lockCare } from './recurring-invoices-store.ts';

type Change = {
  id: string;
  version: number;
  state: RecurringState;
  day: number;
  isAutomatic: boolean;
  endsIn: string | null;
  audit: Audit;
};

/**
 * Changes monthly care, pauses, resumes or ends it (H11). Months of a pause are not invoiced; what has ended does not begin again.
 * Throws `not-found`, `changed-meanwhile`, `move-not-allowed`.
 */
export async function changeRecurring(
  services: Services,
  { id, version, state, audit, ...terms }: Change,
): Promise<RecurringInvoiceRow> {
  const now = services.clock();
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockCare(transaction, id);
    if (!row) throw new AppError('not-found');
    if (row.version !== version) throw new AppError('changed-meanwhile');
    if (row.state === 'ended') throw new AppError('move-not-allowed');
    const isResumed = row.state === 'paused' && state === 'active';
    const today = dayOf(now, careContentOf(row).language);
    const nextPeriod = isResumed
      ? periodAfterPause({ nextPeriod: row.next_period, day: terms.day }, today)
      : row.next_period;
    const isOver = isCareOver({ nextPeriod, endsIn: terms.endsIn });
    await changeCare(transaction, row, {
      state: isOver ? 'ended' : state,
      next_period: nextPeriod,
      day: terms.day,
      is_automatic: terms.isAutomatic ? 1 : 0,
      ends_in: terms.endsIn,
      updated_at: now,
    });
    await audit(transaction, { subjectId: id, facts: { state } });
  });
  return readCare(services, id);
}
