import { pathOf } from '#domain/routes.ts';
import { GoneQuote } from '../../features/quotes/answer/gone-quote.tsx';
import { QuoteForCustomer } from '../../features/quotes/answer/quote-for-customer.tsx';
import { useViewNote } from '../../features/quotes/document/use-view-note.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** A quote to the own verified address, to read, answer and sign as behind its private link (I3). */
export function PortalQuotePage() {
  const t = useTexts();
  const { data, parameters, language } = usePage();
  const { quote = { gone: 'not-found' } } = data;
  const key = `portal-${parameters['id']}`;
  const isOpen = 'quote' in quote;
  useViewNote(isOpen && quote.quote.access !== 'office' ? key : null);
  return (
    <PortalFrame>
      {isOpen ? (
        <div className="max-w-3xl min-w-0">
          <QuoteForCustomer quote={quote.quote} quoteKey={key} />
        </div>
      ) : (
        <GoneQuote reason={quote.gone} />
      )}
      <ButtonLink className="justify-self-start" to={pathOf('portal', language)}>
        {t('portal:quotes.all')}
      </ButtonLink>
    </PortalFrame>
  );
}
