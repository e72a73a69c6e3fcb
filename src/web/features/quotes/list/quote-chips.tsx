import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { useFilterWords } from './filter-options.ts';
import { changeQuoteFilter, narrowingParts } from './quote-filter-address.ts';
import type { QuoteListFilter } from './use-quote-filter.ts';

type Props = { list: Pick<QuoteListFilter, 'filter' | 'addressOf'> };

const none = Object.fromEntries(narrowingParts.map((part) => [part, undefined]));

/** The active filters, each with a link that removes it. */
export function QuoteChips({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const wordsOf = useFilterWords();
  const parts = narrowingParts.filter((part) => filter[part] !== undefined);
  return (
    <FilterChips
      label={t('quotes:list.filters.chosen')}
      clear={{ label: t('quotes:list.filters.clear'), href: addressOf(changeQuoteFilter(filter, none)) }}
      chips={parts.map((part) => {
        const words = wordsOf(filter, part);
        const label = t('quotes:list.filters.remove', { name: words });
        return { id: part, words, label, href: addressOf(changeQuoteFilter(filter, { [part]: undefined })) };
      })}
    />
  );
}
