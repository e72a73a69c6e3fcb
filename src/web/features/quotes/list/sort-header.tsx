import { type QuoteFilter, type QuoteOrder, usualOrder } from '#domain/quotes/quote-filter.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons/arrows.tsx';
import { changeQuoteFilter } from './quote-filter-address.ts';
import type { QuoteListFilter } from './use-quote-filter.ts';

/** Orders that have a column of their own. */
export type SortedColumn = Exclude<QuoteOrder, 'sent'>;

/** How the list is sorted by a column, as `aria-sort` says it. */
export function sortOf(filter: QuoteFilter, column: SortedColumn): 'ascending' | 'descending' | 'none' {
  const { order = usualOrder(filter), direction = 'descending' } = filter;
  return order === column ? direction : 'none';
}

type Props = { column: SortedColumn; list: Pick<QuoteListFilter, 'filter' | 'addressOf'> };

/** Name of a column; a link that sorts by it, and by the same once more the other way. */
export function SortHeader({ column, list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const sort = sortOf(filter, column);
  // What ends soonest comes first, of everything else the latest and the most.
  const first = column === 'validity' ? 'ascending' : 'descending';
  const other = sort === 'ascending' ? 'descending' : 'ascending';
  const Sign = sort === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <a
      className="sort-link"
      href={addressOf(changeQuoteFilter(filter, { order: column, direction: sort === 'none' ? first : other }))}
      title={t('quotes:list.sortBy', { name: t(`quotes:list.sorts.${column}`) })}
    >
      {t(`quotes:list.columns.${column}`)}
      {sort === 'none' ? null : <Sign size={16} />}
    </a>
  );
}
