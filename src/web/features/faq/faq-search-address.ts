import { type FaqCategory, faqCategories } from '#domain/catalogue/faq.ts';

/** What the questions are searched for. */
export type FaqSearched = { words: string; category: FaqCategory | 'all' };

/** Reads from the query of an address what the questions are searched for (A6). */
export function readSearch(query: URLSearchParams): FaqSearched {
  const category = faqCategories.find((each) => each === query.get('category')) ?? 'all';
  return { words: query.get('q') ?? '', category };
}

/** Writes it as a query; '' for all questions. */
export function writeSearch({ words, category }: FaqSearched): string {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('q', words.trim());
  if (category !== 'all') query.set('category', category);
  return query.size > 0 ? `?${query}` : '';
}
