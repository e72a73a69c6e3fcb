import type { LimitedCount } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchIcon } from '../../../ui/icons/office.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import type { useQuoteList } from './list-queries.ts';
import { quoteLinkId } from './quote-cells.tsx';
import { changeQuoteFilter } from './quote-filter-address.ts';
import { QuotesTable } from './quotes-table.tsx';
import type { QuoteListFilter } from './use-quote-filter.ts';

type Props = {
  list: QuoteListFilter;
  quotes: ReturnType<typeof useQuoteList>;
  matching: LimitedCount | undefined;
};

/** The rows with all that can be in their place: on their way, failed, empty, nothing found, partly loaded. */
export function QuoteList({ list, quotes, matching }: Props) {
  const t = useTexts();
  const rows = quotes.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={quotes} failureTitle={t('quotes:list.failed')} rows={8} />;
  if (rows.length === 0 && !quotes.isPlaceholderData) return <NoQuotes list={list} />;
  return (
    <>
      <MatchingCount matching={matching} />
      <div
        className={quotes.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
        aria-busy={quotes.isPlaceholderData || undefined}
      >
        <QuotesTable
          rows={rows}
          list={list}
          total={Math.max(matching?.count ?? 0, rows.length)}
          // After a failure only the button retries.
          onNearEnd={() => void (mayLoadMore(quotes) && quotes.fetchNextPage())}
        />
      </div>
      <LoadMore
        list={quotes}
        linkId={quoteLinkId}
        label={t('quotes:list.more')}
        failure={quotes.error && <CallFailure title={t('quotes:list.failed')} error={quotes.error} />}
      />
    </>
  );
}

const mayLoadMore = ({ hasNextPage, isFetching, isFetchNextPageError }: Props['quotes']) =>
  hasNextPage && !isFetching && !isFetchNextPageError;

type CountProps = Pick<Props, 'matching'>;

/** Number of matching quotes, announced to screen readers when it changes. */
function MatchingCount({ matching }: CountProps) {
  const t = useTexts();
  const { language } = usePage();
  const number = matching?.count.toLocaleString(language);
  const text = matching && (matching.isMore ? 'shownMore' : 'shown');
  return (
    <p role="status" className="figures -mb-2 min-h-6 text-sm text-muted">
      {text && number !== undefined ? t(`quotes:list.${text}`, { count: matching.count, number }) : null}
    </p>
  );
}

/** Why the list is empty, and the next step. */
function NoQuotes({ list: { filter, addressOf } }: Pick<Props, 'list'>) {
  const t = useTexts();
  const { language } = usePage();
  const narrowing = changeQuoteFilter(filter, { order: undefined, direction: undefined });
  if (Object.keys(narrowing).length > 0) {
    return (
      <div role="status">
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t('quotes:list.nothing.title')}
          text={t('quotes:list.nothing.text')}
          action={<ButtonLink to={addressOf({})}>{t('quotes:list.nothing.action')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<DocumentIcon size={40} />}
      title={t('quotes:list.empty.title')}
      text={t('quotes:list.empty.text')}
      action={<ButtonLink to={pathOf('adminRequests', language)}>{t('quotes:list.empty.action')}</ButtonLink>}
    />
  );
}
