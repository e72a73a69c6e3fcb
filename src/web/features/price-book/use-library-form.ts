import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import { languages } from '#domain/languages.ts';
import { minorPerMajor } from '#domain/money.ts';
import {
  type LibraryCategory,
  type LibraryTextField,
  type LibraryUnit,
  type LibraryWork,
  centsOf,
  checkLibraryWork,
} from '#domain/price-book/library-feature.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useFreshFeature, useSaveFeature } from './queries.ts';

/** A piece of work as it is typed, each text a field of its own. */
type Typed = { category: LibraryCategory; unit: LibraryUnit; unitPrice: string } & Record<LibraryTextField, string>;
export type LibraryField = keyof Typed;

/** Form of a piece of work; null is a new one. */
export function useLibraryForm(feature: LibraryFeature | null, onSaved: (stored: LibraryFeature) => void) {
  const t = useTexts();
  const { language } = usePage();
  const save = useSaveFeature();
  return useRecordForm<Typed, LibraryFeature>({
    id: 'library',
    start: feature ? typedOf(feature) : emptyFeature(),
    check: (typed) => checkLibraryWork(workOf(typed)),
    send: (typed, of) => save.mutateAsync({ work: workOf(typed), of }),
    stored: { base: feature, valuesOf: typedOf, reload: useFreshFeature() },
    onSaved(stored) {
      showToast({ title: t('priceBook:library.saved'), description: stored.texts[language].name, tone: 'success' });
      onSaved(stored);
    },
  });
}

function emptyFeature(): Typed {
  const texts = Object.fromEntries(languages.map((language) => [language, { name: '', description: '' }]));
  const work = { category: 'other', unit: 'piece', texts: texts as LibraryWork['texts'] } as const;
  return { ...typedOf({ ...work, unitPrice: 0 }), unitPrice: '' };
}

function typedOf({ category, unit, unitPrice, texts }: LibraryWork): Typed {
  const typed = languages.flatMap((language) => [
    [`texts.${language}.name`, texts[language].name],
    [`texts.${language}.description`, texts[language].description],
  ]);
  const price = String(unitPrice / minorPerMajor).replace('.', ',');
  return { category, unit, unitPrice: price, ...(Object.fromEntries(typed) as Record<LibraryTextField, string>) };
}

function workOf(typed: Typed): LibraryWork {
  const texts = languages.map((language) => {
    const name = typed[`texts.${language}.name`];
    return [language, { name, description: typed[`texts.${language}.description`] }];
  });
  return {
    category: typed.category,
    unit: typed.unit,
    unitPrice: centsOf(typed.unitPrice) ?? 0,
    texts: Object.fromEntries(texts) as LibraryWork['texts'],
  };
}
