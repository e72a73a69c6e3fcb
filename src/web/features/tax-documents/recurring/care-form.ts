import type { RecurringInvoiceRow } from '#contract/tax-documents/recurring-invoices.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { loadCare, useChangeCare, useStartCare } from './queries.ts';

/** What is written about monthly care; months are `YYYY-MM`, '' for no end. */
export type CareValues = { startsIn: string; endsIn: string; day: string; mode: 'automatic' | 'draft' };

/** Care that exists, or the quote whose monthly lines are to be invoiced from a month on. */
export type CareSubject = { care: RecurringInvoiceRow } | { quoteId: string; month: string };

const valuesOf = ({ startsIn, endsIn, day, isAutomatic }: RecurringInvoiceRow): CareValues => ({
  startsIn,
  endsIn: endsIn ?? '',
  day: String(day),
  mode: isAutomatic ? 'automatic' : 'draft',
});

/** Form of monthly care, new or known. */
export function useCareForm(subject: CareSubject, onSaved: () => void) {
  const start = useStartCare();
  const change = useChangeCare();
  const care = 'care' in subject ? subject.care : null;
  return useRecordForm<CareValues, RecurringInvoiceRow>({
    id: 'care',
    start:
      'care' in subject ? valuesOf(subject.care) : { startsIn: subject.month, endsIn: '', day: '1', mode: 'draft' },
    check: ({ startsIn, endsIn }) =>
      endsIn !== '' && endsIn < startsIn ? [{ field: 'endsIn', rule: 'delivery-before-start' }] : [],
    send({ startsIn, endsIn, day, mode }, base) {
      const terms = { day: Number(day), isAutomatic: mode === 'automatic', endsIn: endsIn === '' ? null : endsIn };
      if (base) {
        return change.mutateAsync({ id: base.id, body: { ...terms, version: base.version, state: base.state } });
      }
      return start.mutateAsync({ ...terms, startsIn, quoteId: 'quoteId' in subject ? subject.quoteId : '' });
    },
    stored: { base: care, valuesOf, reload: loadCare },
    onSaved,
  });
}
