import { wordText } from '../service-requests/request-search.ts';
import type { QuoteContent } from './content/quote-content.ts';

/** Returns the search text of a quote: the distinct folded words of its title and buyer; its number is a column of its own. */
export function quoteSearchText({ title, buyer }: Pick<QuoteContent, 'title' | 'buyer'>): string {
  return wordText([title, buyer.name, buyer.company, buyer.email]);
}
