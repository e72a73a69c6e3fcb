import { type Language, localeOf } from '#domain/languages.ts';
import { type RetentionTerm, type RetentionTerms, retentionRules, termOf } from './retention-schedule.ts';

const unitOf = { days: 'day', months: 'month', years: 'year' } as const;

/** A term in the words of a language, such as „10 rokov“, which stays on one line. */
export function writeTerm({ count, unit }: RetentionTerm, language: Language): string {
  return formatOf(unit, language).format(count).replaceAll(' ', '\u00A0');
}

/** The unit of a term in the form that goes with its number, such as „roky“ beside 3; that of many where there is no number. */
export function writeUnit({ count, unit }: RetentionTerm, language: Language): string {
  const parts = formatOf(unit, language).formatToParts(Number.isFinite(count) ? count : 0);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

function formatOf(unit: RetentionTerm['unit'], language: Language): Intl.NumberFormat {
  const format = { style: 'unit', unit: unitOf[unit], unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf[language], format);
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
