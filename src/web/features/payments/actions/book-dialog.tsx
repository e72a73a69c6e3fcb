import { useState } from 'react';
import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import { dayOf } from '#domain/days.ts';
import { formatExactMoney, writeDecimal } from '#domain/exact-money.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { readDecimal } from '#domain/quotes/lines/read-decimal.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useBookPayment } from '../queries.ts';

const formId = 'book-payment';
const decimals = 2;

type Props = { row: PaymentRequestRow; onClose: () => void };
type Values = { amount: string; receivedOn: string; payerName: string; message: string };

/** Books money that came for a request: all that is left of it is prefilled, and what too little or too much means is said first. */
export function BookDialog({ row, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [today] = useState(() => dayOf(Date.now(), language));
  const { mutateAsync } = useBookPayment();
  const amountOf = ({ amount }: Pick<Values, 'amount'>) => readDecimal(amount, { language, decimals });
  const form = useForm<Values>({
    id: formId,
    start: {
      amount: writeDecimal(row.rest, { language, decimals }),
      receivedOn: today,
      payerName: row.payerName,
      message: '',
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
        allocations: [{ paymentRequestId: row.id, amount: Math.min(amount, row.rest) }],
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
        <Meaning row={row} amount={amountOf(form.values)} />
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

/** What booking the sum does, before it is booked: paid in full, something left, or too much. */
function Meaning({ row, amount }: { row: PaymentRequestRow; amount: number | null }) {
  const t = useTexts();
  const { language } = usePage();
  if (amount === null || amount <= 0) return null;
  const money = (sum: number) => formatExactMoney(Math.abs(sum), row.currency, language);
  const left = row.rest - amount;
  const kind = left === 0 ? 'exact' : left > 0 ? 'part' : 'over';
  return (
    <p role="status" className={kind === 'exact' ? 'text-sm text-muted' : 'border-s-4 border-timber ps-3 text-sm'}>
      {t(`payments:book.${kind}`, { sum: money(left) })}
    </p>
  );
}
