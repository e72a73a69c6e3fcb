import { useEffect, useState } from 'react';
import { type FaqCategory, faqCategories, faqEntries, faqOrder } from '#domain/catalogue/faq.ts';
import { matchesFaq } from '#domain/catalogue/faq-search.ts';
import { type RichText, plainTextOf } from '#domain/content/rich-text.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { fillIn, useContent, valuesOf } from '../../lib/texts/use-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Found = { id: string; category: FaqCategory; question: string; answer: string | RichText };

/** Words and topic enter the address so many ms after the last key: some browsers allow 100 changes in 30 s. */
const addressWaitMs = 300;

/**
 * Search by words and category, starting with those of the address, which keeps up with them, so that what was found can
 * be sent to somebody and is there after going back (A6).
 */
export function useFaqSearch() {
  const query = useQuery();
  const entries = useContent('faq');
  const named = faqCategories.find((category) => category === query.get('category')) ?? null;
  const [typed, setWords] = useState<string | null>(null);
  const [chosen, setCategory] = useState<FaqCategory | 'all' | null>(null);
  const words = typed ?? query.get('q') ?? '';
  const category = chosen ?? named ?? 'all';
  const page = usePage();
  const own = page.data.published?.faq;
  const all: readonly Found[] = own
    ? fillIn(own, valuesOf(page))
    : faqOrder.map((id) => ({ id, category: faqEntries[id], ...entries[id] }));
  const found = all
    .filter((entry) => category === 'all' || entry.category === category)
    .filter(({ question, answer }) =>
      matchesFaq(words, `${question} ${typeof answer === 'string' ? answer : plainTextOf(answer)}`),
    );
  useAddressOf({ words, category, isChanged: typed !== null || chosen !== null });
  /** Shows every question again. */
  function clear() {
    setWords('');
    setCategory('all');
  }
  const isNarrowed = words.trim() !== '' || category !== 'all';
  return { words, setWords, category, setCategory, isNarrowed, clear, found };
}

type Shown = { words: string; category: FaqCategory | 'all'; isChanged: boolean };

/** Writes what is searched for into the address, in place of its entry in the history. */
function useAddressOf({ words, category, isChanged }: Shown): void {
  const { language } = usePage();
  useEffect(() => {
    if (!isChanged) return;
    const query = new URLSearchParams();
    if (words.trim() !== '') query.set('q', words.trim());
    if (category !== 'all') query.set('category', category);
    const path = pathOf('faq', language);
    const address = query.size > 0 ? `${path}?${query}` : path;
    const timer = setTimeout(() => navigate(`${address}${location.hash}`, { replace: true }), addressWaitMs);
    return () => clearTimeout(timer);
  }, [words, category, isChanged, language]);
}

type Props = { search: ReturnType<typeof useFaqSearch> };

/** Field and categories: searches while typing, and works as a plain form without scripts. */
export function FaqSearch({ search }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { words, setWords, category, setCategory, found } = search;
  return (
    <form
      method="get"
      action={pathOf('faq', language)}
      role="search"
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id="faq-search"
        name="q"
        type="search"
        label={t('faq:search')}
        maxLength={80}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Select
        id="faq-category"
        name="category"
        label={t('faq:category')}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value as FaqCategory | 'all')}
        options={(['all', ...faqCategories] as const).map((value) => ({
          value,
          label: t(`faq:categories.${value}`),
        }))}
      />
      <Button type="submit">{t('faq:submit')}</Button>
      <p role="status" className="text-muted sm:col-span-3">
        {t('faq:found', { count: found.length })}
      </p>
    </form>
  );
}
