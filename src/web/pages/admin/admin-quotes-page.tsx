import { CreateQuoteButton } from '../../features/quotes/create/create-quote-button.tsx';
import { useQuoteCounts, useQuoteList } from '../../features/quotes/list/list-queries.ts';
import { QuoteList } from '../../features/quotes/list/quote-list.tsx';
import { QuoteViews } from '../../features/quotes/list/quote-views.tsx';
import { QuotesBar } from '../../features/quotes/list/quotes-bar.tsx';
import { QuotesCsvLink } from '../../features/quotes/list/quotes-csv-link.tsx';
import { useQuoteFilter } from '../../features/quotes/list/use-quote-filter.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Quotes by status, filters, search and order, all of which stand in the address (H2). */
export function AdminQuotesPage() {
  return (
    <AdminQueries>
      <Quotes />
    </AdminQueries>
  );
}

function Quotes() {
  const t = useTexts();
  const list = useQuoteFilter();
  const quotes = useQuoteList(list.filter);
  const counts = useQuoteCounts(list.filter);
  if (isDenied(quotes.error)) return <DeniedPage />;
  return (
    <AdminFrame
      isWide
      start={
        <>
          <OfficeTitle>{t('quotes:list.title')}</OfficeTitle>
          <div className="ms-auto flex flex-wrap gap-2">
            <QuotesCsvLink filter={list.filter} />
            <CreateQuoteButton variant="primary" />
          </div>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <QuoteViews list={list} counts={counts.data} />
        <QuotesBar list={list} />
        <QuoteList list={list} quotes={quotes} matching={counts.data?.matching} />
      </div>
    </AdminFrame>
  );
}
