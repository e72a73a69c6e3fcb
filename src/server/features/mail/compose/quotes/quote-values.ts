import { brand } from '#domain/brand.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { PlaceholderValues, QuotePlaceholder } from '#domain/mail/placeholders.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { textsOf } from '#server/texts.ts';
import { oneLine } from '#server/features/mail/compose/visitor-text.ts';

/** Where a quote is to be found: absolute addresses of its private page and of its PDF. */
export type QuoteLinks = { page: string; pdf: string };

/** What the placeholders of a mail with a quote stand for (H2); the sum is what the document says, tax included. */
export function quoteValues(document: QuoteSnapshot, links: QuoteLinks): PlaceholderValues<QuotePlaceholder> {
  const { buyer, number, title, validUntil, language } = document;
  return {
    name: oneLine(buyer.name) || null,
    company: oneLine(buyer.company) || null,
    number,
    title: oneLine(title) || null,
    price: writePrice(document),
    pdf: links.pdf,
    link: links.page,
    phone: brand.phone,
    validUntil: validUntil === '' ? null : writeDay(validUntil, language),
  };
}

/** What is paid once and every month by some sums of a document, in words of its language. */
export function writePrice({
  totals,
  language,
  currency,
}: Pick<QuoteSnapshot, 'totals' | 'language' | 'currency'>): string {
  const t = textsOf(language);
  const once = formatExactMoney(totals.once.gross, currency, language);
  const sum = formatExactMoney(totals.monthly.gross, currency, language);
  const both = () =>
    totals.once.gross === 0 ? t('emails:quote.monthly', { sum }) : t('emails:quote.andMonthly', { once, monthly: sum });
  const price = totals.monthly.gross === 0 ? once : both();
  return totals.once.tax === 0 && totals.monthly.tax === 0 ? price : t('emails:quote.withTax', { sum: price });
}
