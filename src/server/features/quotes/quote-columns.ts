import type { Insertable } from 'kysely';
import { type Currency, toEuro } from '#domain/money.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { quoteSearchText } from '#domain/quotes/quote-search.ts';
import { type QuoteTotals, totalsOf } from '#domain/quotes/lines/totals.ts';
import { endOfValidity } from '#domain/quotes/validity.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import { storedQuoteContent } from '#server/stored/quotes/quote-content.ts';

type SumColumns = Pick<Insertable<QuoteTable>, 'net_minor' | 'gross_minor' | 'monthly_gross_minor' | 'value_eur_minor'>;

type ContentColumns = Pick<
  Insertable<QuoteTable>,
  | 'language'
  | 'currency'
  | 'title'
  | 'buyer_name'
  | 'buyer_company'
  | 'valid_until'
  | 'expires_at'
  | 'content'
  | 'search_text'
> &
  SumColumns;

/** The columns that follow from a quote's content; `before` is the text that it replaces. */
export function contentColumns(content: QuoteContent, before?: string): ContentColumns {
  const { language, currency, title, buyer, validUntil, lines } = content;
  return {
    language,
    currency,
    title,
    buyer_name: buyer.name,
    buyer_company: buyer.company,
    valid_until: validUntil,
    expires_at: validUntil === '' ? null : endOfValidity(validUntil, language),
    ...sumColumns(totalsOf(lines), currency),
    content: storedQuoteContent.write(content, before),
    search_text: quoteSearchText(content),
  };
}

/** The sums by which a quote is listed and counted: without options, and with the chosen ones once it is signed. */
export const sumColumns = ({ once, monthly }: QuoteTotals, currency: Currency): SumColumns => ({
  net_minor: once.net,
  gross_minor: once.gross,
  monthly_gross_minor: monthly.gross,
  value_eur_minor: toEuro(once.net, currency),
});
