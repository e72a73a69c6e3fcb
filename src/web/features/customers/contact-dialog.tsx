import { type SubmitEvent, useId, useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { contactLimits } from '#domain/contact-details.ts';
import {
  type ContactPerson,
  checkContactPerson,
  customerLimits,
  trimContactPerson,
} from '#domain/customers/customer.ts';
import { contactPersonIssueText } from '#locales/customer-issue-text.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type Person, formOf } from './customer-values.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
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
const fieldId = (field: keyof ContactPerson) => `contact-${field}`;
const nobody: ContactPerson = { name: '', position: '', email: '', phone: '' };

/** Adds a person at the firm or changes one. */
export function ContactDialog({ customer, person, onClose }: Props) {
  const t = useTexts();
  const formId = useId();
  const [values, setValues] = useState<ContactPerson>(person ?? nobody);
  const [issues, setIssues] = useState<Partial<ContactPerson>>({});
  const { save, error, isSaving, hasClashed } = useSavePerson(customer, person);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const kept = trimContactPerson(values);
    const found = checkContactPerson(kept).map((issue) => [issue.field, contactPersonIssueText(issue, t)] as const);
    setIssues(Object.fromEntries(found));
    if (found[0]) document.getElementById(fieldId(found[0][0]))?.focus();
    else save(kept, onClose);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={person ? t('customers:contacts.editTitle') : t('customers:contacts.addTitle')}
      closeLabel={t('common:actions.close')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('customers:contacts.save')}
          isSending={isSaving}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {hasClashed ? (
          <Notice tone="warning" role="alert" title={t('customers:conflict.title')}>
            {t('customers:conflict.text')}
          </Notice>
        ) : null}
        {error ? <CallFailure title={t('customers:contacts.failure')} error={error} /> : null}
        {fields.map((field) => (
          <TextField
            key={field}
            id={fieldId(field)}
            type={types[field]}
            label={t(`customers:fields.${field}`)}
            error={issues[field]}
            maxLength={limits[field]}
            required={field === 'name'}
            autoComplete="off"
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        ))}
      </form>
    </Dialog>
  );
}

/** Saves a person with the rest of the customer; after somebody else's change the next try starts from that. */
function useSavePerson(customer: CustomerDetail, person: Person | null) {
  const t = useTexts();
  const mutation = useSaveCustomer();
  const readFresh = useFreshCustomer();
  const [fresh, setFresh] = useState<CustomerDetail | null>(null);
  const base = fresh ?? customer;

  async function startFromTheirs(cause: Error): Promise<void> {
    if (wasChangedMeanwhile(cause)) setFresh(await readFresh(customer.id));
  }

  function save(kept: ContactPerson, onSaved: () => void): void {
    if (mutation.isPending) return;
    const isThere = base.contacts.some(({ id }) => id === person?.id);
    const contacts = isThere
      ? base.contacts.map((each) => (each.id === person?.id ? { ...each, ...kept } : each))
      : [...base.contacts, { id: null, ...kept }];
    mutation.mutate(
      { form: formOf(base, { contacts }), of: base },
      {
        onSuccess() {
          showToast({ title: t('customers:contacts.saved'), tone: 'success' });
          onSaved();
        },
        onError: (cause) => void startFromTheirs(cause),
      },
    );
  }

  const hasClashed = wasChangedMeanwhile(mutation.error);
  return { save, isSaving: mutation.isPending, hasClashed, error: hasClashed ? null : mutation.error };
}
