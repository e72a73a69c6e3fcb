import type { SubmitEvent } from 'react';
import type { MessageTemplate } from '#contract/mail.ts';
import { type Language, isLanguage, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { MessageFields } from './message-fields.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { templateId, useTemplateForm } from './use-template-form.ts';

type Props = { template: MessageTemplate | null; language: Language };

/** Writes a template beside the mail that it would be (G7). */
export function TemplateEditor({ template, language }: Props) {
  const t = useTexts();
  const page = usePage();
  const form = useTemplateForm(template, language);
  const { texts, problems, type } = form;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.submit();
  }

  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <form noValidate onSubmit={submit} className="grid min-w-0 content-start gap-5">
        <div className="grid items-end gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField
            id={`${templateId}-name`}
            label={t('mail:templates.fields.name')}
            hint={t('mail:templates.fields.nameHint')}
            value={texts.name}
            error={problems.name}
            autoComplete="off"
            required
            onChange={(event) => type({ name: event.target.value })}
          />
          <Select
            id={`${templateId}-language`}
            label={t('mail:templates.fields.language')}
            value={texts.language}
            options={languages.map((value) => ({ value, label: t(`common:language.names.${value}`) }))}
            onChange={({ target: { value } }) => isLanguage(value) && type({ language: value })}
          />
        </div>
        <MessageFields
          id={templateId}
          language={texts.language}
          message={texts}
          problems={problems}
          onChange={type}
          isInsertOpen
        />
        {form.save.error && !form.isRefusedByField ? (
          <SaveFailure error={form.save.error} onReload={form.takeStored} />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <SubmitButton isSending={form.save.isPending}>{t('mail:templates.save')}</SubmitButton>
          <ButtonLink variant="quiet" to={pathOf('adminTemplates', page.language)}>
            {t('common:actions.cancel')}
          </ButtonLink>
          {template ? <DeleteTemplate template={template} /> : null}
        </div>
      </form>
      <TemplatePreview texts={texts} />
    </div>
  );
}

type FailureProps = { error: Error; onReload: () => void };

function SaveFailure({ error, onReload }: FailureProps) {
  const t = useTexts();
  if (wasChangedMeanwhile(error)) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t('mail:templates.changed.title')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('mail:templates.reload')}
          </Button>
        }
      >
        {t('mail:templates.changed.text')}
      </Notice>
    );
  }
  return <CallFailure error={error} title={t('mail:templates.saveFailed')} />;
}
