import { useId } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { contactLimits } from '#domain/contact/contact-details.ts';
import {
  type ContactPerson,
  checkContactPerson,
  customerLimits,
  trimContactPerson,
} from '#domain/customers/customer.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type Person, formOf } from './customer-values.ts';
import { useFreshCustomer, useSaveCustomer } from './queries.ts';

type Props = {
  customer: CustomerDetail;
  /** Null adds a new one. */
  person: Person | null;
  onClose: () => void;
};

const fields = ['name', 'position', 'email', 'phone'] as const;
const limits = { ...contactLimits, position: customerLimits.position };
const types = { name: 'text', position: 'text', email: 'email', phone: 'tel' } as const;
const nobody: ContactPerson = { name: '', position: '', email: '', phone: '' };

/** Adds a person at the firm or changes one. */
export function ContactDialog({ customer, person, onClose }: Props) {
  const t = useTexts();
  const formId = useId();
  const form = usePersonForm(customer, person, () => {
    showToast({ title: t('customers:contacts.saved'), tone: 'success' });
    onClose();
  });
  const hintOf = useConflictHints(form);
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={person ? t('customers:contacts.editTitle') : t('customers:contacts.addTitle')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('customers:contacts.save')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={form.submit}>
        <FormNotices
          form={form}
          failureTitle={t('customers:contacts.failure')}
          goneText={t('customers:conflict.gone')}
        />
        {fields.map((field) => (
          <TextField
            key={field}
            {...form.input(field)}
            type={types[field]}
            label={t(`customers:fields.${field}`)}
            hint={hintOf(field)}
            maxLength={limits[field]}
            required={field === 'name'}
            autoComplete="off"
          />
        ))}
      </form>
    </FormDialog>
  );
}

/** A person is saved with the rest of the customer; one that somebody else has removed meanwhile is added again. */
function usePersonForm(customer: CustomerDetail, person: Person | null, onSaved: () => void) {
  const save = useSaveCustomer();
  const personIn = ({ contacts }: CustomerDetail) => contacts.find(({ id }) => id !== null && id === person?.id);
  return useRecordForm<ContactPerson, CustomerDetail>({
    id: 'contact',
    start: trimContactPerson(person ?? nobody),
    clean: trimContactPerson,
    check: checkContactPerson,
    send(kept, stored) {
      const base = stored ?? customer;
      const contacts = personIn(base)
        ? base.contacts.map((each) => (each.id === person?.id ? { ...each, ...kept } : each))
        : [...base.contacts, { id: null, ...kept }];
      return save.mutateAsync({ form: formOf(base, { contacts }), of: base });
    },
    stored: {
      base: customer,
      valuesOf: (stored) => trimContactPerson(personIn(stored) ?? person ?? nobody),
      reload: useFreshCustomer(),
    },
    onSaved,
  });
}
