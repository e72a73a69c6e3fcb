import { useTexts } from '../../../lib/use-texts.ts';
import { CloseIcon } from '../../../ui/icons/signs.tsx';
import { useFilterWords } from './filter-options.ts';
import { changeQuoteFilter, narrowingParts } from './quote-filter-address.ts';
import type { QuoteListFilter } from './use-quote-filter.ts';

type Props = { list: Pick<QuoteListFilter, 'filter' | 'addressOf'> };

/** The active filters, each with a button to remove it. */
export function QuoteChips({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const wordsOf = useFilterWords();
  const parts = narrowingParts.filter((part) => filter[part] !== undefined);
  if (parts.length === 0) return null;
  const none = Object.fromEntries(narrowingParts.map((part) => [part, undefined]));
  return (
    <ul aria-label={t('quotes:list.filters.chosen')} className="flex flex-wrap items-center gap-2">
      {parts.map((part) => {
        const words = wordsOf(filter, part);
        return (
          <li key={part}>
            <a
              className="filter-chip"
              href={addressOf(changeQuoteFilter(filter, { [part]: undefined }))}
              aria-label={t('quotes:list.filters.remove', { name: words })}
            >
              {words}
              <CloseIcon size={16} />
            </a>
          </li>
        );
      })}
      {parts.length > 1 ? (
        <li>
          <a
            className="inline-flex min-h-8 items-center px-2 text-sm pointer-coarse:min-h-11"
            href={addressOf(changeQuoteFilter(filter, none))}
          >
            {t('quotes:list.filters.clear')}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
