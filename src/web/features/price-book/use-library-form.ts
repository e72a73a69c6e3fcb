import { useState } from 'react';
import type { LibraryFeature } from '#contract/library-features.ts';
import { type Language, languages } from '#domain/languages.ts';
import {
  type LibraryCategory,
  type LibraryTexts,
  type LibraryUnit,
  type LibraryWork,
  centsOf,
  checkLibraryWork,
  libraryLimits,
} from '#domain/price-book/library-feature.ts';
import { formatMoney, minorPerMajor } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useSaveFeature } from './queries.ts';

/** A piece of work as it is typed. */
type Typed = { category: LibraryCategory; unit: LibraryUnit; unitPrice: string; texts: LibraryWork['texts'] };

/** What is wrong with each field, in words, by its path. */
type Problems = Readonly<Record<string, string>>;

/** Id of the control at a path. */
export const controlId = (path: string) => `library-${path.replaceAll('.', '-')}`;

type Options = {
  /** As it was when the form opened; null for a new one. */
  feature: LibraryFeature | null;
  /** As it is stored now. */
  newest: LibraryFeature | null;
  onSaved: (stored: LibraryFeature) => void;
};

/** A piece of work while it is written; what is typed outlives a refusal and somebody else's change (G5). */
export function useLibraryForm({ feature, newest, onSaved }: Options) {
  const t = useTexts();
  const { language } = usePage();
  const [typed, setTyped] = useState<Typed>(() => typedOf(feature));
  const [problems, setProblems] = useState<Problems>({});
  const [hasClashed, setClashed] = useState(false);
  // After somebody else's change what is typed replaces the newer version.
  const save = useSaveFeature(hasClashed ? newest : feature);

  function refuse(found: Problems): boolean {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return false;
    requestAnimationFrame(() => document.getElementById(controlId(first))?.focus());
    return true;
  }

  function submit(): void {
    if (save.isPending) return;
    const work: LibraryWork = { ...typed, unitPrice: centsOf(typed.unitPrice) ?? 0 };
    const maximum = formatMoney(libraryLimits.unitPrice, 'EUR', language);
    const found = checkLibraryWork(work).map(({ path, rule, limit = 0 }) => [
      path,
      t(`priceBook:library.rules.${rule}`, { limit, maximum }),
    ]);
    if (refuse(Object.fromEntries(found) as Problems)) return;
    save.mutate(work, {
      onSuccess(stored) {
        showToast({ title: t('priceBook:library.saved'), description: stored.texts[language].name, tone: 'success' });
        onSaved(stored);
      },
      onError: (error) => setClashed(wasChangedMeanwhile(error)),
    });
  }

  return {
    typed,
    problems,
    submit,
    isSaving: save.isPending,
    hasClashed,
    failure: hasClashed ? null : save.error,
    change: (changes: Partial<Typed>) => setTyped({ ...typed, ...changes }),
    write: (of: Language, text: Partial<LibraryTexts>) =>
      setTyped({ ...typed, texts: { ...typed.texts, [of]: { ...typed.texts[of], ...text } } }),
  };
}

function typedOf(feature: LibraryFeature | null): Typed {
  if (feature) {
    const { category, unit, unitPrice, texts } = feature;
    return { category, unit, unitPrice: String(unitPrice / minorPerMajor).replace('.', ','), texts };
  }
  const empty = languages.map((language) => [language, { name: '', description: '' }]);
  return { category: 'other', unit: 'piece', unitPrice: '', texts: Object.fromEntries(empty) as LibraryWork['texts'] };
}
