import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useMovePayment } from '../queries.ts';

type Props = { row: PaymentRequestRow; kind: 'cancel' | 'reject'; onClose: () => void };

/** Asks why a request is cancelled or a claim rejected, and says what that does. */
export function MoveDialog({ row, kind, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useMovePayment(row);
  const formId = `payment-${kind}`;
  const form = useForm<{ reason: string }>({
    id: formId,
    start: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', rule: 'required' }] : []),
    send: ({ reason }) => mutateAsync({ kind, reason: reason.trim() }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(`payments:${kind}.title`, { number: row.number ?? '' })}
      description={t(`payments:${kind}.text`)}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t(`payments:${kind}.confirm`)}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('payments:failed')} />
        <TextArea {...form.input('reason')} label={t('payments:reason')} maxLength={quoteLimits.reason} required />
      </form>
    </FormDialog>
  );
}
