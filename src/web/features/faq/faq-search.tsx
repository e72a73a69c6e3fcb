import { type FaqCategory, faqCategories } from '#domain/catalogue/faq.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useFaqSearch } from './use-faq-search.ts';

type Props = { search: ReturnType<typeof useFaqSearch> };

/** Field and categories: searches while typing, and works as a plain form without scripts. */
export function FaqSearch({ search }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { words, setWords, category, setCategory, shown } = search;
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
        {t('faq:found', { count: shown })}
      </p>
    </form>
  );
}
