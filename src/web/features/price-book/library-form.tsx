import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import { languages } from '#domain/languages.ts';
import { libraryCategories, libraryUnits } from '#domain/price-book/library-feature.ts';
import { focusOnce } from '../../lib/focus-once.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addId } from './library-list.tsx';
import { rowId } from './library-table.tsx';
import { categoryName, categoryOptions } from './library-words.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type LibraryField, useLibraryForm } from './use-library-form.ts';

type Props = {
  /** As it was when the form opened; null for a new one. */
  feature: LibraryFeature | null;
  /** Goes back to the list, with the focus on the control of that id. */
  onLeave: (focusId: string) => void;
};

/** Writes one piece of work in all languages. */
export function LibraryForm({ feature, onLeave }: Props) {
  const t = useTexts();
  const page = usePage();
  const form = useLibraryForm(feature, (stored) => onLeave(rowId(stored)));
  const hintOf = useHints(form);
  const order = [page.language, ...languages.filter((language) => language !== page.language)];

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {order.map((language) => (
        <div key={language} className="grid gap-3 sm:grid-cols-2">
          <TextField
            {...form.input(`texts.${language}.name`)}
            ref={language === page.language ? focusOnce : null}
            lang={language}
            label={t('priceBook:library.fields.name', { language: t(`common:language.names.${language}`) })}
            hint={hintOf(`texts.${language}.name`)}
            autoComplete="off"
            required
          />
          <TextField
            {...form.input(`texts.${language}.description`)}
            lang={language}
            label={t('priceBook:library.fields.description', { language: t(`common:language.names.${language}`) })}
            hint={hintOf(`texts.${language}.description`)}
            autoComplete="off"
          />
        </div>
      ))}
      <div className="grid gap-3 border-t border-hair pt-5 sm:grid-cols-3">
        <Select
          {...form.input('category')}
          label={t('priceBook:library.fields.category')}
          hint={hintOf('category')}
          options={categoryOptions(t)}
        />
        <Select
          {...form.input('unit')}
          label={t('priceBook:library.fields.unit')}
          hint={hintOf('unit')}
          options={libraryUnits.map((value) => ({ value, label: t(`priceBook:library.units.${value}`) }))}
        />
        <TextField
          {...form.input('unitPrice')}
          label={t('priceBook:library.fields.unitPrice')}
          hint={hintOf('unitPrice')}
          inputMode="decimal"
          suffix="€"
          autoComplete="off"
          required
        />
      </div>
      <FormNotices form={form} failureTitle={t('priceBook:library.saveFailed')} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={() => onLeave(feature ? rowId(feature) : addId)}>
          {t('priceBook:library.back')}
        </Button>
        <SubmitButton isSending={form.isSending}>{t('priceBook:library.save')}</SubmitButton>
      </div>
    </form>
  );
}

/** What somebody else has saved in a field that was edited here too. */
function useHints(form: ReturnType<typeof useLibraryForm>): (field: LibraryField) => string | undefined {
  const t = useTexts();
  return useConflictHints(form, (field, saved) => {
    const category = libraryCategories.find((each) => field === 'category' && each === saved);
    if (category) return categoryName(category, t);
    const unit = libraryUnits.find((each) => field === 'unit' && each === saved);
    return unit ? t(`priceBook:library.units.${unit}`) : saved;
  });
}
