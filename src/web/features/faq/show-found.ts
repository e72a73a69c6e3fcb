import { matchesFaq } from '#domain/catalogue/faq-search.ts';
import type { FaqSearched } from './faq-search-address.ts';

/** Shows the questions of a list that are found, hides the others with their headings, and returns how many are found (A6). */
export function showFound(list: Element, { words, category }: FaqSearched): number {
  let count = 0;
  for (const section of list.querySelectorAll<HTMLElement>('[data-category]')) {
    const isWanted = category === 'all' || section.dataset['category'] === category;
    const questions = [...section.querySelectorAll('details')];
    for (const question of questions) question.hidden = !isWanted || !matchesFaq(words, textOf(question));
    const found = questions.filter(({ hidden }) => !hidden).length;
    section.hidden = found === 0;
    count += found;
  }
  return count;
}

/** Question and answer; the link to it is named alike in all. */
function textOf(question: HTMLDetailsElement): string {
  const [summary, answer] = question.children;
  const parts = [summary, ...(answer?.children ?? [])].filter((part) => part && !part.matches('a[href^="#"]'));
  return parts.map((part) => part?.textContent).join(' ');
}
