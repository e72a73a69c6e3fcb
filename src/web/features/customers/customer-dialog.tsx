import { type SubmitEvent, useId } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CustomerFields } from './customer-fields.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { fieldId } from './field-id.ts';
import { type CustomerFormState, useCustomerForm } from './use-customer-form.ts';

type Props = {
  /** Null adds a new one. */
  customer: CustomerDetail | null;
  onClose: () => void;
  onSaved?: (customer: CustomerDetail) => void;
};

/** Adds a customer or changes one (G6). */
export function CustomerDialog({ customer, onClose, onSaved }: Props) {
  const t = useTexts();
  const formId = useId();
  const isNew = customer === null;
  const form = useCustomerForm(customer, (saved) => {
    showToast({
      title: isNew ? t('customers:form.added.title') : t('customers:form.saved.title'),
      description: isNew ? t('customers:form.added.text', { name: saved.name }) : t('customers:form.saved.text'),
      tone: 'success',
    });
    onClose();
    onSaved?.(saved);
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const refused = form.submit();
    if (refused) document.getElementById(fieldId(refused))?.focus();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={isNew ? t('customers:form.addTitle') : t('customers:form.editTitle')}
      closeLabel={t('common:actions.close')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={isNew ? t('customers:form.add') : t('customers:form.save')}
          isSending={form.isSaving}
          loadingText={t('common:working')}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <Clash clash={form.clash} />
        {form.failure ? <CallFailure title={t('customers:form.failure')} error={form.failure} /> : null}
        <CustomerFields form={form} />
      </form>
    </Dialog>
  );
}

function Clash({ clash }: Pick<CustomerFormState, 'clash'>) {
  const t = useTexts();
  if (clash === null) return null;
  return (
    <Notice tone="warning" role="alert" title={t('customers:conflict.title')}>
      {clash === 'gone' ? t('customers:conflict.gone') : t('customers:conflict.text')}
    </Notice>
  );
}
