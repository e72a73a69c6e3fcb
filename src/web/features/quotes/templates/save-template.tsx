import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { longestTemplateName, useSaveTemplate } from './use-save-template.ts';

const formId = 'save-template';

type Props = { content: QuoteContent; onClose: () => void };

/** Keeps what a quote says as a new template, or in the place of an older one, which is asked before. */
export function SaveTemplate({ content, onClose }: Props) {
  const t = useTexts();
  const form = useSaveTemplate(content, onClose);
  const { templates, target, isAsked } = form;
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('quotes:templates.save')}
      description={t('quotes:templates.saveText')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t(isAsked ? 'quotes:templates.replace' : 'quotes:templates.save')}
          variant={isAsked ? 'danger' : 'primary'}
          isSending={form.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.save(event)} className="grid gap-4">
        {form.failure ? <CallFailure title={t('quotes:templates.saveFailed')} error={form.failure} /> : null}
        {templates.length > 0 ? (
          <Select
            id="template-place"
            label={t('quotes:templates.place')}
            placeholder={t('quotes:templates.asNew')}
            value={form.placeId}
            options={templates.map(({ id, name }) => ({
              value: id,
              label: t('quotes:templates.insteadOf', { name }),
            }))}
            onChange={({ target: { value } }) => form.choosePlace(value)}
          />
        ) : null}
        <TextField
          id="template-name"
          label={t('quotes:templates.name')}
          value={form.name}
          maxLength={longestTemplateName}
          error={form.isNameless ? t('quotes:templates.nameMissing') : undefined}
          autoComplete="off"
          required
          onChange={({ target: { value } }) => form.rename(value)}
        />
        {isAsked && target ? (
          <Notice tone="warning" role="alert" title={t('quotes:templates.replaceTitle', { name: target.name })}>
            {t('quotes:templates.replaceText')}
          </Notice>
        ) : null}
      </form>
    </FormDialog>
  );
}
