import { pathOf } from '#domain/routes.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { useOwnQuotes } from './own-quotes-query.ts';

/** Links from a request to the quotes that answer it and can be read; nothing where there is none. */
export function QuotesOfRequest({ number }: { number: number }) {
  const t = useTexts();
  const quotes = useOwnQuotes().data?.quotes.filter((quote) => quote.requestNumber === number && quote.sum) ?? [];
  return quotes.map(({ id, number: ofQuote, language }) => (
    <a key={id} className="py-1" href={pathOf('portalQuote', language, { id })} data-reload="">
      {t('portal:quotes.number', { number: ofQuote })}
    </a>
  ));
}
