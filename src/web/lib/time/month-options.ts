import { timeFormat } from '#domain/days.ts';
import { type Language, dateLocaleOf } from '#domain/languages.ts';

/** So many months back can be chosen; a bookmark may name an older one. */
const offered = 24;

/** A month (`YYYY-MM`) as a choice. */
type Month = { value: string; label: string };

/** Months (`YYYY-MM`) from that of a day (`YYYY-MM-DD`) backwards, in words; with the chosen one where it is older. */
export function monthOptions(today: string, chosen: string, language: Language): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const months = Array.from({ length: offered }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
  const all = chosen === '' || months.includes(chosen) ? months : [...months, chosen];
  return all.map((value) => ({ value, label: monthName(value, language) }));
}

/** A month (`YYYY-MM`) in words, such as `november 2026`. */
export function monthName(month: string, language: Language): string {
  const format = timeFormat(dateLocaleOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}
