import { type FaqCategory, faqEntries, faqOrder } from '#domain/catalogue/faq.ts';
import { matchesFaq } from '#domain/catalogue/faq-search.ts';
import { type RichText, plainTextOf } from '#domain/content/rich-text.ts';
import { useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { fillIn, useContent, valuesOf } from '../../lib/texts/use-content.ts';
import { readSearch } from './faq-search-address.ts';

type Question = { id: string; category: FaqCategory; question: string; answer: string | RichText };

/** A question with its answer, and whether what the address searches for finds it. */
export type Entry = Question & { isFound: boolean };

/** Returns all questions in their order: the owner's, or those in code (A6). The server alone renders them. */
export function useFaqEntries(): Entry[] {
  const page = usePage();
  const entries = useContent('faq');
  const { words, category } = readSearch(useQuery());
  const own = page.data.published?.faq;
  const all: readonly Question[] = own
    ? fillIn(own, valuesOf(page))
    : faqOrder.map((id) => ({ id, category: faqEntries[id], ...entries[id] }));
  return all.map((entry) => {
    const { question, answer } = entry;
    const text = `${question} ${typeof answer === 'string' ? answer : plainTextOf(answer)}`;
    const isFound = (category === 'all' || entry.category === category) && matchesFaq(words, text);
    return { ...entry, isFound };
  });
}
