import { type SubmitEvent, useEffect } from 'react';
import type { LibraryFeature } from '#contract/library-features.ts';
import { languages } from '#domain/languages.ts';
import { libraryCategories, libraryUnits } from '#domain/price-book/library-feature.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addId } from './library-list.tsx';
import { rowId } from './library-table.tsx';
import { categoryOptions } from './library-words.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { controlId, useLibraryForm } from './use-library-form.ts';

type Props = {
  /** As it was when the form opened; null for a new one. */
  feature: LibraryFeature | null;
  /** As it is stored now. */
  newest: LibraryFeature | null;
  /** Goes back to the list, with the focus on the control of that id. */
  onLeave: (focusId: string) => void;
};

/** Writes one piece of work in all languages. */
export function LibraryForm({ feature, newest, onLeave }: Props) {
  const t = useTexts();
  const page = usePage();
  const form = useLibraryForm({ feature, newest, onSaved: (stored) => onLeave(rowId(stored)) });
  const { typed, problems, change } = form;
  const order = [page.language, ...languages.filter((language) => language !== page.language)];
  const first = controlId(`texts.${page.language}.name`);
  useEffect(() => document.getElementById(first)?.focus(), [first]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.submit();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {order.map((language) => (
        <div key={language} className="grid gap-3 sm:grid-cols-2">
          <TextField
            id={controlId(`texts.${language}.name`)}
            lang={language}
            label={t('priceBook:library.fields.name', { language: t(`common:language.names.${language}`) })}
            value={typed.texts[language].name}
            error={problems[`texts.${language}.name`]}
            autoComplete="off"
            required
            onChange={(event) => form.write(language, { name: event.target.value })}
          />
          <TextField
            id={controlId(`texts.${language}.description`)}
            lang={language}
            label={t('priceBook:library.fields.description', { language: t(`common:language.names.${language}`) })}
            value={typed.texts[language].description}
            error={problems[`texts.${language}.description`]}
            autoComplete="off"
            onChange={(event) => form.write(language, { description: event.target.value })}
          />
        </div>
      ))}
      <div className="grid gap-3 border-t border-hair pt-5 sm:grid-cols-3">
        <Select
          id={controlId('category')}
          label={t('priceBook:library.fields.category')}
          value={typed.category}
          options={categoryOptions(t)}
          onChange={({ target: { value } }) =>
            change({ category: libraryCategories.find((each) => each === value) ?? 'other' })
          }
        />
        <Select
          id={controlId('unit')}
          label={t('priceBook:library.fields.unit')}
          value={typed.unit}
          options={libraryUnits.map((value) => ({ value, label: t(`priceBook:library.units.${value}`) }))}
          onChange={({ target: { value } }) => change({ unit: libraryUnits.find((each) => each === value) ?? 'piece' })}
        />
        <TextField
          id={controlId('unitPrice')}
          label={t('priceBook:library.fields.unitPrice')}
          inputMode="decimal"
          suffix="€"
          value={typed.unitPrice}
          error={problems['unitPrice']}
          autoComplete="off"
          required
          onChange={(event) => change({ unitPrice: event.target.value })}
        />
      </div>
      {form.hasClashed ? (
        <Notice tone="warning" role="alert" title={t('priceBook:library.clashed.title')}>
          {t('priceBook:library.clashed.text')}
        </Notice>
      ) : null}
      {form.failure ? <CallFailure error={form.failure} title={t('priceBook:library.saveFailed')} /> : null}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={() => onLeave(feature ? rowId(feature) : addId)}>
          {t('priceBook:library.back')}
        </Button>
        <SubmitButton isSending={form.isSaving}>{t('priceBook:library.save')}</SubmitButton>
      </div>
    </form>
  );
}
