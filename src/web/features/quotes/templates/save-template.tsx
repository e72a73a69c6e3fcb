import { type SubmitEvent, useState } from 'react';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { templateContentOf } from '#domain/quotes/template-content.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useCreateTemplate } from './queries.ts';

const formId = 'save-template';
const longestName = 80;

type Props = { content: QuoteContent; onClose: () => void };

/** Keeps what a quote says as a template under a name. */
export function SaveTemplate({ content, onClose }: Props) {
  const t = useTexts();
  const [error, setError] = useState<string | undefined>();
  const create = useCreateTemplate();

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    if (name === '') return setError(t('quotes:templates.nameMissing'));
    if (create.isPending) return;
    try {
      await create.mutateAsync({ name, content: templateContentOf(content) });
    } catch {
      return;
    }
    const description = t('quotes:toasts.templateSaved.text', { name });
    showToast({ title: t('quotes:toasts.templateSaved.title'), description, tone: 'success' });
    onClose();
  }

  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('quotes:templates.save')}
      description={t('quotes:templates.saveText')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('quotes:templates.save')}
          isSending={create.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {create.error ? <CallFailure title={t('quotes:templates.saveFailed')} error={create.error} /> : null}
        <TextField
          id="template-name"
          name="name"
          label={t('quotes:templates.name')}
          defaultValue={content.title.slice(0, longestName)}
          maxLength={longestName}
          error={error}
          autoComplete="off"
          required
        />
      </form>
    </FormDialog>
  );
}
