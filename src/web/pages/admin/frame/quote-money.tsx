import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { MoneyPanel } from '../../../features/payments/panel/money-panel.tsx';
import { ProjectLink } from '../../../features/projects/office/project-link.tsx';
import { QuoteDocuments } from '../../../features/tax-documents/quote-documents.tsx';

type Props = { quote: QuoteDetail };

/** What is asked for a signed quote, what was paid, and its tax documents. */
export function QuoteMoney({ quote }: Props) {
  const isSigned = quote.status === 'accepted' || quote.status === 'voided';
  return (
    <>
      {isSigned ? <ProjectLink of={{ quote: quote.id }} /> : null}
      {isSigned ? <MoneyPanel quoteId={quote.id} /> : null}
      <QuoteDocuments quote={quote} />
    </>
  );
}
