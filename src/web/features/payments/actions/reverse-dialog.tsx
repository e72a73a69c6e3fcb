import { useState } from 'react';
import type { BookedPayment } from '#contract/payments/payments.ts';
import { dayOf } from '#domain/days.ts';
import { formatExactMoney, writeAmount } from '#domain/exact-money.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { readDecimal } from '#domain/quotes/lines/read-decimal.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useReversePayment } from '../queries.ts';

const decimals = 2;

type Props = { payment: BookedPayment; kind: 'undo' | 'refund'; onClose: () => void };
type Values = { amount: string; receivedOn: string; reason: string };

/** Takes back what was booked by mistake, or notes what went back to the payer, with the reason (H11). */
export function ReverseDialog({ payment, kind, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [today] = useState(() => dayOf(Date.now(), language));
  const { mutateAsync } = useReversePayment();
  const formId = `payment-${kind}`;
  const amountOf = ({ amount }: Values) => (kind === 'undo' ? null : readDecimal(amount, { language, decimals }));
  const form = useForm<Values>({
    id: formId,
    start: {
      amount: writeAmount(payment.left, language),
      receivedOn: today,
      reason: '',
    },
    check: (values) => issuesOf(values, { amount: amountOf(values), kind }),
    send: (values) =>
      mutateAsync({
        paymentId: payment.id,
        receivedOn: values.receivedOn,
        reason: values.reason.trim(),
        amount: amountOf(values),
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(`payments:${kind}.title`, { sum: formatExactMoney(payment.left, payment.currency, language) })}
      description={t(`payments:${kind}.text`)}
      footer={
        <FormActions
          formId={formId}
          variant="danger"
          submitLabel={t(`payments:${kind}.confirm`)}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-5">
        <FormNotices form={form} failureTitle={t('payments:failed')} />
        {kind === 'refund' ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...form.input('amount')}
              label={t('payments:book.amount')}
              suffix={payment.currency}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            <TextField {...form.input('receivedOn')} type="date" label={t('payments:refund.day')} required />
          </div>
        ) : null}
        <TextArea {...form.input('reason')} label={t('payments:reason')} maxLength={quoteLimits.reason} required />
      </form>
    </FormDialog>
  );
}

function issuesOf(
  { receivedOn, reason }: Values,
  { amount, kind }: { amount: number | null; kind: Props['kind'] },
): FieldIssue<keyof Values>[] {
  const isAmountWrong = kind === 'refund' && (amount === null || amount <= 0);
  return [
    ...(isAmountWrong ? [{ field: 'amount', rule: 'payment-amount' } as const] : []),
    ...(receivedOn === '' ? [{ field: 'receivedOn', rule: 'required' } as const] : []),
    ...(reason.trim() === '' ? [{ field: 'reason', rule: 'required' } as const] : []),
  ];
}
