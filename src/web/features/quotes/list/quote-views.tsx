import type { QuoteCounts } from '#contract/quotes/quote-list.ts';
import { valuesIn } from '#domain/listed-values.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ListTabs } from '../../../ui/list-tabs.tsx';
import type { QuoteListFilter } from './use-quote-filter.ts';

/** The views of the list by what is to be done; `all` has the newest version of each quote. */
const views = {
  all: undefined,
  draft: 'draft',
  open: 'sent,viewed',
  changes: 'changes_requested',
  accepted: 'accepted',
  lost: 'declined,expired',
} as const;

type Props = { list: Pick<QuoteListFilter, 'filter' | 'addressOf'>; counts: QuoteCounts | undefined };

/** The views of the list with their counts. */
export function QuoteViews({ list: { filter, addressOf }, counts }: Props) {
  const t = useTexts();
  return (
    <ListTabs
      label={t('quotes:list.views.label')}
      tabs={(Object.keys(views) as (keyof typeof views)[]).map((view) => ({
        id: view,
        label: t(`quotes:list.views.${view}`),
        // A view starts without filters, so that its count matches its rows.
        href: addressOf({ ...ordering(filter), ...(views[view] && { status: views[view] }) }),
        isCurrent: filter.status === views[view],
        count: countOf(counts, valuesIn(views[view])),
      }))}
    />
  );
}

const ordering = ({ order, direction }: QuoteListFilter['filter']) => ({
  ...(order && { order }),
  ...(direction && { direction }),
});

function countOf(counts: QuoteCounts | undefined, statuses: readonly string[]): string | null {
  if (!counts || statuses.length === 0) return null;
  const counted = counts.byStatus.filter(({ status }) => statuses.includes(status));
  const sum = counted.reduce((total, { count }) => total + count, 0);
  return `${sum}${counted.some(({ isMore }) => isMore) ? '+' : ''}`;
}
