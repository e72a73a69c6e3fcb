import { type Language, localeOf } from '#domain/languages.ts';
import { type RetentionTerm, type RetentionTerms, retentionRules, termOf } from './retention-schedule.ts';

const unitOf = { days: 'day', months: 'month', years: 'year' } as const;

/** A term in the words of a language, such as „10 rokov“, which stays on one line. */
export function writeTerm({ count, unit }: RetentionTerm, language: Language): string {
  const format = { style: 'unit', unit: unitOf[unit], unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf[language], format).format(count).replaceAll(' ', '\u00A0');
}

/** The terms of the schedule as they hold, by the names of the placeholders in legal texts: `keepBilling`, `keepDraftLinks`. */
export function termValues(language: Language, terms: RetentionTerms = {}): Record<string, string> {
  return Object.fromEntries(
    retentionRules.flatMap(({ id }) => {
      const term = termOf(id, terms);
      return term === null ? [] : [[placeholderOf(id), writeTerm(term, language)]];
    }),
  );
}

/** The placeholder by which legal texts name the term of a rule. */
export const placeholderOf = (id: string): string =>
  `keep${id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
