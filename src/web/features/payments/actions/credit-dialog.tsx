import type { BookedPayment } from '#contract/payments/payments.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { RadioRows } from '../../../ui/radio-rows.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { type Payer, useOpenRequests, useSpendCredit } from '../queries.ts';

const formId = 'spend-credit';

type Props = { payment: BookedPayment; payer: Payer; onClose: () => void };

/** Puts what is left of a payment on another open request of the customer, as much of it as fits (H6, H11). */
export function CreditDialog({ payment, payer, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { data, error } = useOpenRequests({ ...payer, currency: payment.currency });
  const { mutateAsync } = useSpendCredit(payment.id);
  const money = (sum: number) => formatExactMoney(sum, payment.currency, language);
  const form = useForm<{ request: string }>({
    id: formId,
    start: { request: '' },
    check: (values) => (partOf(values) === null ? [{ field: 'request', rule: 'required' }] : []),
    send: (values) => mutateAsync({ paymentRequestId: chosenOf(values)?.id ?? '', amount: partOf(values) ?? 0 }),
    onSaved: () => {
      showToast({ title: t('payments:credit.done'), tone: 'success' });
      onClose();
    },
  });
  const chosenOf = ({ request }: { request: string }) =>
    request === '' ? data?.rows[0] : data?.rows.find(({ id }) => id === request);
  const partOf = (values: { request: string }) => {
    const chosen = chosenOf(values);
    return chosen ? Math.min(payment.credit, chosen.rest) : null;
  };
  const chosen = chosenOf(form.values);
  const rows = data?.rows ?? [];
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('payments:credit.title', { sum: money(payment.credit) })}
      description={t('payments:credit.text')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('payments:credit.confirm', { sum: money(partOf(form.values) ?? 0) })}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-5">
        <FormNotices form={form} failureTitle={t('payments:failed')} />
        {error ? <CallFailure title={t('payments:list.failed')} error={error} /> : null}
        {data && rows.length === 0 ? <p role="status">{t('payments:credit.none')}</p> : null}
        {rows.length > 0 ? (
          <RadioRows
            name="credit-request"
            legend={t('payments:credit.legend')}
            choices={rows.map(({ id, number, title, rest }) => ({
              value: id,
              label: `${number} ${title}`,
              note: t('payments:left', { sum: money(rest) }),
            }))}
            value={chosen?.id ?? ''}
            onChoose={(request) => form.change({ request })}
          />
        ) : null}
      </form>
    </FormDialog>
  );
}
