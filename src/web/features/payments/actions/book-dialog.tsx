import { useState } from 'react';
import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import { dayOf } from '#domain/days.ts';
import { formatExactMoney, writeAmount } from '#domain/exact-money.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { fillRequests, sumOf } from '#domain/payments/allocate-payment.ts';
import { readDecimal } from '#domain/quotes/lines/read-decimal.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useBookPayment, useOpenRequests } from '../queries.ts';

const formId = 'book-payment';
const decimals = 2;

type Props = { row: PaymentRequestRow; onClose: () => void };
type Values = { amount: string; receivedOn: string; payerName: string; message: string; also: readonly string[] };

/**
 * Books money that came for a request: all that is left of it is prefilled, and what too little or too much means is said first. What is
 * too much can be put on other open requests of the customer; what then is left stays as credit.
 */
export function BookDialog({ row, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [today] = useState(() => dayOf(Date.now(), language));
  const { mutateAsync } = useBookPayment();
  const { data: open } = useOpenRequests(row);
  const others = (open?.rows ?? []).filter(({ id }) => id !== row.id);
  const amountOf = ({ amount }: Pick<Values, 'amount'>) => readDecimal(amount, { language, decimals });
  const form = useForm<Values>({
    id: formId,
    start: {
      amount: writeAmount(row.rest, language),
      receivedOn: today,
      payerName: row.payerName,
      message: '',
      also: [],
    },
    check: (values) => issuesOf(values, amountOf(values)),
    send: (values) => {
      const amount = amountOf(values) ?? 0;
      return mutateAsync({
        receivedOn: values.receivedOn,
        amount,
        currency: row.currency,
        payerName: values.payerName.trim(),
        message: values.message.trim(),
        allocations: fillRequests(amount, [row, ...chosenOf(others, values)]),
      });
    },
    onSaved: () => {
      showToast({ title: t('payments:book.done'), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('payments:book.title', { number: row.number ?? '' })}
      description={row.title}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('payments:book.confirm')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-5">
        <FormNotices form={form} failureTitle={t('payments:failed')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.input('amount')}
            label={t('payments:book.amount')}
            suffix={row.currency}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField {...form.input('receivedOn')} type="date" label={t('payments:book.day')} required />
        </div>
        <Meaning row={row} others={others} form={form} amount={amountOf(form.values)} />
        <TextField {...form.input('payerName')} label={t('payments:book.payer')} maxLength={200} autoComplete="off" />
        <TextField
          {...form.input('message')}
          label={t('payments:book.note')}
          maxLength={quoteLimits.reason}
          autoComplete="off"
        />
      </form>
    </FormDialog>
  );
}

function issuesOf({ receivedOn }: Values, amount: number | null): FieldIssue<keyof Values>[] {
  return [
    ...(amount === null || amount <= 0 ? [{ field: 'amount', rule: 'payment-amount' } as const] : []),
    ...(receivedOn === '' ? [{ field: 'receivedOn', rule: 'required' } as const] : []),
  ];
}

const chosenOf = (others: readonly PaymentRequestRow[], { also }: Pick<Values, 'also'>): PaymentRequestRow[] =>
  others.filter(({ id }) => also.includes(id));

type MeaningProps = {
  row: PaymentRequestRow;
  others: readonly PaymentRequestRow[];
  form: { values: Values; change: (changes: Partial<Values>) => void };
  amount: number | null;
};

/** What booking the sum does, before it is booked: paid in full, something left, or too much, which other requests can take. */
function Meaning({ row, others, form: { values, change }, amount }: MeaningProps) {
  const t = useTexts();
  const { language } = usePage();
  if (amount === null || amount <= 0) return null;
  const money = (sum: number) => formatExactMoney(Math.abs(sum), row.currency, language);
  const left = row.rest - amount;
  const kind = left === 0 ? 'exact' : left > 0 ? 'part' : 'over';
  const taken = fillRequests(amount, [row, ...chosenOf(others, values)]);
  const credit = amount - sumOf(taken);
  return (
    <>
      <p role="status" className={kind === 'exact' ? 'text-sm text-muted' : 'border-s-4 border-timber ps-3 text-sm'}>
        {t(`payments:book.${kind}`, { sum: money(left) })}
        {values.also.length > 0
          ? ` ${credit > 0 ? t('payments:book.kept', { sum: money(credit) }) : t('payments:book.allUsed')}`
          : ''}
      </p>
      {kind === 'over' && others.length > 0 ? (
        <ChoiceCards
          id="book-also"
          name="book-also"
          type="checkbox"
          legend={t('payments:book.also')}
          value={values.also}
          onChange={(also) => change({ also })}
          choices={others.map(({ id, number, title, rest }) => ({
            value: id,
            label: `${number} ${title}`,
            note: t('payments:left', { sum: money(rest) }),
          }))}
        />
      ) : null}
    </>
  );
}
