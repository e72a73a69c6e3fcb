import type { GoneReason } from '#contract/quotes/private-quote.ts';
import { pathOf } from '#domain/routes.ts';
import { GoneQuote } from '../../features/quotes/answer/gone-quote.tsx';
import { QuoteForCustomer } from '../../features/quotes/answer/quote-for-customer.tsx';
import { useViewNote } from '../../features/quotes/document/use-view-note.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** A sent quote behind its private link, where its customer reads, answers and signs it (H5, H7). */
export function QuotePage() {
  const { data, parameters } = usePage();
  const { quote = { gone: 'not-found' } } = data;
  const { token = '' } = parameters;
  const isOpen = 'quote' in quote;
  useViewNote(isOpen && quote.quote.access !== 'office' ? token : null);
  if (!isOpen) return <NoQuote reason={quote.gone} />;
  return (
    <div className="page-column py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <QuoteForCustomer quote={quote.quote} quoteKey={token} />
      </div>
    </div>
  );
}

function NoQuote({ reason }: { reason: GoneReason }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid gap-6 pt-12 pb-20">
        <GoneQuote reason={reason} />
        <ButtonLink className="justify-self-start" to={pathOf('home', language)}>
          {t('quoteDocument:gone.home')}
        </ButtonLink>
      </PlumbLine>
    </div>
  );
}
