import type { MessageTemplate } from '#contract/mail/mail.ts';
import { type Language, isLanguage, languages } from '#domain/languages.ts';
import { hasSubject, templateKinds } from '#domain/mail/template-kind.ts';
import { pathOf } from '#domain/routes.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { MessageFields } from '../message-fields.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateForm } from './use-template-form.ts';

type Props = { template: MessageTemplate | null; language: Language };

/** Writes a template beside the mail that it would be (G7). */
export function TemplateEditor({ template, language }: Props) {
  const t = useTexts();
  const page = usePage();
  const form = useTemplateForm(template, language);
  const hintOf = useConflictHints(form, (field, saved) => {
    if (field === 'kind') return t(`mail:templates.kinds.${saved === 'project' ? 'project' : 'request'}`);
    return field === 'language' && isLanguage(saved) ? t(`common:language.names.${saved}`) : saved;
  });

  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <form noValidate onSubmit={form.submit} className="grid min-w-0 content-start gap-5">
        <div className="grid items-end gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField
            {...form.input('name')}
            label={t('mail:templates.fields.name')}
            hint={hintOf('name') ?? t('mail:templates.fields.nameHint')}
            autoComplete="off"
            required
          />
          <Select
            {...form.input('language')}
            label={t('mail:templates.fields.language')}
            hint={hintOf('language')}
            options={languages.map((value) => ({ value, label: t(`common:language.names.${value}`) }))}
          />
        </div>
        <Select
          {...form.input('kind')}
          label={t('mail:templates.fields.kind')}
          hint={hintOf('kind')}
          options={templateKinds.map((value) => ({ value, label: t(`mail:templates.kinds.${value}`) }))}
        />
        <MessageFields
          key={form.values.kind}
          language={form.values.language}
          form={form}
          kind={form.values.kind}
          hasSubject={hasSubject(form.values.kind)}
          isInsertOpen
        />
        <FormNotices
          form={form}
          failureTitle={t('mail:templates.saveFailed')}
          goneText={t('mail:templates.missing.text')}
          actions={
            form.clash === 'changed' ? (
              <Button size="sm" onClick={form.takeStored}>
                {t('mail:templates.reload')}
              </Button>
            ) : null
          }
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isSending={form.isSending}>{t('mail:templates.save')}</SubmitButton>
          <ButtonLink variant="quiet" to={pathOf('adminTemplates', page.language)}>
            {t('common:actions.cancel')}
          </ButtonLink>
          {template ? <DeleteTemplate template={template} /> : null}
        </div>
      </form>
      <TemplatePreview texts={form.values} />
    </div>
  );
}
