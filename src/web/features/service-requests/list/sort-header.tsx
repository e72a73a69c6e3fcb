import type { RequestFilter, RequestOrder } from '#domain/service-requests/request-filter.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons/arrows.tsx';
import { changeFilter } from '../filter-address.ts';
import type { ListFilter } from './use-list-filter.ts';

/** Columns that the list is sorted by, each with its orders: the first by the first press, then the other one. */
const ordersOf = {
  priority: ['priority', 'priority-low'],
  turn: ['due'],
  price: ['value', 'value-low'],
  received: ['newest', 'oldest'],
} as const satisfies Record<string, readonly RequestOrder[]>;
export type SortedColumn = keyof typeof ordersOf;

const ascending: ReadonlySet<RequestOrder> = new Set(['priority-low', 'due', 'value-low', 'oldest']);

/** How the list is sorted by a column, as `aria-sort` says it. */
export function sortOf(filter: RequestFilter, column: SortedColumn): 'ascending' | 'descending' | 'none' {
  const order = filter.sort ?? 'newest';
  if (!isAmong(ordersOf[column], order)) return 'none';
  return ascending.has(order) ? 'ascending' : 'descending';
}

type Props = { column: SortedColumn; list: Pick<ListFilter, 'filter' | 'addressOf'> };

/** Name of a column; a link that sorts by it, and by the same once more the other way. */
export function SortHeader({ column, list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const sort = sortOf(filter, column);
  const orders: readonly RequestOrder[] = ordersOf[column];
  const next = orders[(orders.indexOf(filter.sort ?? 'newest') + 1) % orders.length];
  const name = t(`serviceRequests:list.columns.${column}`);
  const Sign = sort === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <a
      className="sort-link"
      href={addressOf(changeFilter(filter, { sort: next }))}
      title={t('serviceRequests:list.sortBy', { name: t(`serviceRequests:sorts.${next ?? 'newest'}`) })}
    >
      {name}
      {sort === 'none' ? null : <Sign size={16} />}
    </a>
  );
}

function isAmong(orders: readonly RequestOrder[], order: RequestOrder): boolean {
  return orders.includes(order);
}
