import type { QuoteCounts } from '#contract/quotes/quote-list.ts';
import { valuesIn } from '#domain/listed-values.ts';
import { useTexts } from '../../../lib/use-texts.ts';
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

/** The views of the list with their counts; links, so that they can be bookmarked. */
export function QuoteViews({ list: { filter, addressOf }, counts }: Props) {
  const t = useTexts();
  return (
    <nav
      aria-label={t('quotes:list.views.label')}
      className="-ms-3 min-w-0 border-b border-hair max-sm:-me-4 max-sm:overflow-x-auto"
    >
      <ul className="flex sm:flex-wrap">
        {(Object.keys(views) as (keyof typeof views)[]).map((view) => (
          <li key={view}>
            <a
              className="nav-link gap-1.5 px-3 text-sm whitespace-nowrap"
              // A view starts without filters, so that its count matches its rows.
              href={addressOf({ ...ordering(filter), ...(views[view] && { status: views[view] }) })}
              aria-current={filter.status === views[view] ? 'page' : undefined}
            >
              {t(`quotes:list.views.${view}`)}
              <Count counts={counts} statuses={valuesIn(views[view])} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ordering = ({ order, direction }: QuoteListFilter['filter']) => ({
  ...(order && { order }),
  ...(direction && { direction }),
});

type CountProps = { counts: QuoteCounts | undefined; statuses: readonly string[] };

function Count({ counts, statuses }: CountProps) {
  if (!counts || statuses.length === 0) return null;
  const counted = counts.byStatus.filter(({ status }) => statuses.includes(status));
  return (
    <span className="figures text-xs text-muted">
      {counted.reduce((sum, { count }) => sum + count, 0)}
      {counted.some(({ isMore }) => isMore) ? '+' : ''}
    </span>
  );
}
