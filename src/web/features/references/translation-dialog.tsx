import { useState } from 'react';
import type { OfficeReference } from '#contract/projects/references.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type ReferenceTranslation, checkTranslation } from '#domain/references/check-reference.ts';
import { referenceLimits } from '#domain/references/reference.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useReferenceChange } from './queries.ts';

type Props = { reference: OfficeReference; onClose: () => void };

const formId = 'reference-translation';

/** A translation of a reference beside its original, which nobody but its customer changes. */
export function TranslationDialog({ reference, onClose }: Props) {
  const others = languages.filter((each) => each !== reference.language);
  const [language, setLanguage] = useState<Language>(others[0] ?? reference.language);
  return (
    <LanguageForm
      key={language}
      reference={reference}
      language={language}
      choices={others}
      onLanguage={setLanguage}
      onClose={onClose}
    />
  );
}

type FormProps = Props & {
  language: Language;
  choices: readonly Language[];
  onLanguage: (language: Language) => void;
};

function storedIn({ translations }: OfficeReference, language: Language): ReferenceTranslation {
  const found = translations.find((each) => each.language === language);
  return { text: found?.text ?? '', figureLabel: found?.figureLabel ?? '', pictureAlt: found?.pictureAlt ?? '' };
}

function LanguageForm({ reference, language, choices, onLanguage, onClose }: FormProps) {
  const t = useTexts();
  const { mutateAsync } = useReferenceChange();
  const { id, version, shown } = reference;
  const original = { figureLabel: shown.figure?.label ?? '', pictureAlt: shown.picture?.alt ?? '' };
  const form = useForm<ReferenceTranslation>({
    id: formId,
    start: storedIn(reference, language),
    check: (translation) => checkTranslation(translation, original),
    send: (translation) => mutateAsync({ id, version, kind: 'translate', language, translation }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('referenceOffice:translation.title')}
      description={t('referenceOffice:translation.hint')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('referenceOffice:translation.save')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('referenceOffice:failed')} />
        <Select
          id="translation-language"
          label={t('referenceOffice:translation.language')}
          value={language}
          onChange={({ target }) => onLanguage(target.value as Language)}
          options={choices.map((value) => ({ value, label: t(`common:language.names.${value}`) }))}
        />
        <div className="grid gap-1">
          <p className="font-semibold">{t('referenceOffice:translation.original')}</p>
          <p lang={reference.language} className="max-w-prose whitespace-pre-line text-muted wrap-anywhere">
            {shown.text}
          </p>
        </div>
        <TextArea
          {...form.input('text')}
          label={t('referenceOffice:translation.text')}
          maxLength={2 * referenceLimits.text}
        />
        {original.figureLabel === '' ? null : (
          <TextField
            {...form.input('figureLabel')}
            label={t('referenceOffice:translation.figureLabel')}
            hint={original.figureLabel}
            maxLength={referenceLimits.figureLabel}
          />
        )}
        {original.pictureAlt === '' ? null : (
          <TextField
            {...form.input('pictureAlt')}
            label={t('referenceOffice:translation.pictureAlt')}
            hint={original.pictureAlt}
            maxLength={referenceLimits.pictureAlt}
          />
        )}
      </form>
    </FormDialog>
  );
}
