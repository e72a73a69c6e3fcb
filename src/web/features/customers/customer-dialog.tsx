import { useId } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CustomerFields } from './customer-fields.tsx';
import { useCustomerForm } from './use-customer-form.ts';

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
  return (
    <FormDialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={isNew ? t('customers:form.addTitle') : t('customers:form.editTitle')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={isNew ? t('customers:form.add') : t('customers:form.save')}
          isSending={form.isSending}
          loadingText={t('common:working')}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={form.submit}>
        <FormNotices form={form} failureTitle={t('customers:form.failure')} goneText={t('customers:conflict.gone')} />
        <CustomerFields form={form} />
      </form>
    </FormDialog>
  );
}
