import { type SubmitEvent, useEffect, useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { customerLimits } from '#domain/customers/customer.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CustomerSection } from './customer-section.tsx';
import { formOf } from './customer-values.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { useFreshCustomer, useSaveCustomer } from './queries.ts';

type Props = { customer: CustomerDetail };

const noteId = 'customer-note';

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
          <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
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
  const [note, setNote] = useState(customer.note);
  const [base, setBase] = useState(customer);
  const save = useSaveCustomer();
  const readFresh = useFreshCustomer();
  const hasClashed = wasChangedMeanwhile(save.error);
  useEffect(() => document.getElementById(noteId)?.focus(), []);

  /** After somebody else's change the next try goes out with what is saved now. */
  async function startFromTheirs(cause: Error): Promise<void> {
    const fresh = wasChangedMeanwhile(cause) ? await readFresh(customer.id) : null;
    if (fresh) setBase(fresh);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { form: formOf(base, { note }), of: base },
      {
        onSuccess() {
          showToast({ title: t('customers:note.saved'), tone: 'success' });
          onDone();
        },
        onError: (cause) => void startFromTheirs(cause),
      },
    );
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      {hasClashed ? (
        <Notice tone="warning" role="alert" title={t('customers:conflict.title')}>
          {t('customers:conflict.now', { value: base.note === '' ? t('customers:conflict.empty') : base.note })}
        </Notice>
      ) : null}
      {save.error && !hasClashed ? <CallFailure title={t('customers:note.failure')} error={save.error} /> : null}
      <TextArea
        id={noteId}
        label={t('customers:fields.note')}
        hint={t('customers:fields.noteHint')}
        rows={4}
        maxLength={customerLimits.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isLoading={save.isPending}>
          {t('customers:note.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}
