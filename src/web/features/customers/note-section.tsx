import { useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { customerLimits } from '#domain/customers/customer.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CustomerSection } from './customer-section.tsx';
import { formOf } from './customer-values.ts';
import { useFreshCustomer, useSaveCustomer } from './queries.ts';

type Props = { customer: CustomerDetail };

/** What the agency should know before it calls; never shown to anybody else (G6). */
export function NoteSection({ customer }: Props) {
  const t = useTexts();
  const [isEditing, setEditing] = useState(false);
  const hasNote = customer.note !== '';
  return (
    <CustomerSection
      id="note"
      title={t('customers:note.title')}
      action={
        isEditing ? null : (
          <Button size="sm" variant="quiet" className="-me-3.5" onClick={() => setEditing(true)}>
            {hasNote ? t('customers:note.edit') : t('customers:note.add')}
          </Button>
        )
      }
    >
      {isEditing ? <NoteForm customer={customer} onDone={() => setEditing(false)} /> : null}
      {isEditing ? null : (
        <p className={hasNote ? 'max-w-prose wrap-anywhere whitespace-pre-line' : 'text-sm text-muted'}>
          {hasNote ? customer.note : t('customers:note.empty')}
        </p>
      )}
    </CustomerSection>
  );
}

function NoteForm({ customer, onDone }: Props & { onDone: () => void }) {
  const t = useTexts();
  const save = useSaveCustomer();
  const form = useRecordForm<{ note: string }, CustomerDetail>({
    id: 'customer',
    start: { note: customer.note },
    send: ({ note }, stored) => {
      const base = stored ?? customer;
      return save.mutateAsync({ form: formOf(base, { note }), of: base });
    },
    stored: { base: customer, valuesOf: ({ note }) => ({ note }), reload: useFreshCustomer() },
    onSaved() {
      showToast({ title: t('customers:note.saved'), tone: 'success' });
      onDone();
    },
  });
  const hintOf = useConflictHints(form);
  return (
    <form ref={focusNote} noValidate className="grid gap-3" onSubmit={form.submit}>
      <FormNotices form={form} failureTitle={t('customers:note.failure')} goneText={t('customers:conflict.gone')} />
      <TextArea
        {...form.input('note')}
        label={t('customers:fields.note')}
        hint={hintOf('note') ?? t('customers:fields.noteHint')}
        maxLength={customerLimits.note}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isLoading={form.isSending}>
          {t('customers:note.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The button that opened the form has made room for it. */
function focusNote(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus();
}
