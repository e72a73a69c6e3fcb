import { type CaseStudyPart, caseStudyParts, namedWithoutLeave } from '#domain/case-studies/case-study.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { WordedCaseStudy } from './site-case-studies-store.ts';

/** Parts that the customer has given leave for. */
export const allowedParts = ({ leave_parts: parts }: { leave_parts: string }): CaseStudyPart[] =>
  caseStudyParts.filter((part) => parts.split(' ').includes(part));

/**
 * In which language a page of a language shows a case study: in that one where it is published, else in the project's own, else in the
 * first that is (A5). A text that names the customer without leave is left out (A11). Null where nothing is shown.
 */
export function shownLanguage(
  { row, words }: Pick<WordedCaseStudy, 'row' | 'words'>,
  language: Language,
): Language | null {
  const parts = allowedParts(row);
  const found = [language, row.project_language, ...languages].find((each) => {
    const text = words[each];
    return text !== undefined && namedWithoutLeave(text, { facts: row, parts }) === null;
  });
  return found ?? null;
}
