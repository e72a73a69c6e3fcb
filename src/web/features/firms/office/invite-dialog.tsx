import { useId } from 'react';
import { accountLimits } from '#domain/accounts/account.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { type FirmRight, firmRights } from '#domain/firms/rights.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangePeople } from './people-queries.ts';

type Props = { customer: string; onClose: () => void };
type Values = { email: string; right: FirmRight };

/** Invites somebody to a customer's firm. */
export function InviteDialog({ customer, onClose }: Props) {
  const t = useTexts();
  const formId = useId();
  const change = useChangePeople(customer);
  const form = useForm<Values>({
    id: 'invite',
    start: { email: '', right: 'documents' },
    clean: (values) => ({ ...values, email: values.email.trim() }),
    check: checkInvitation,
    send: (values) => change.mutateAsync({ kind: 'invite', ...values }),
    onSaved() {
      showToast({ title: t('customers:people.invited'), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('customers:people.inviteTitle')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('customers:people.submit')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={form.submit}>
        <FormNotices form={form} failureTitle={t('customers:people.failure')} goneText={t('customers:conflict.gone')} />
        <TextField
          {...form.input('email')}
          type="email"
          label={t('customers:people.email')}
          maxLength={accountLimits.email.maximum}
          required
          autoComplete="off"
        />
        <Select
          {...form.input('right')}
          label={t('firms:rights.label')}
          options={firmRights.map((value) => ({ value, label: t(`firms:rights.${value}.title`) }))}
        />
      </form>
    </FormDialog>
  );
}

function checkInvitation({ email }: Values): FieldIssue<keyof Values>[] {
  if (email === '') return [{ field: 'email', rule: 'required', wording: 'email' }];
  return isEmail(email) ? [] : [{ field: 'email', rule: 'email' }];
}
