import { type Language, localeOf, timeZoneOf } from './languages.ts';

/**
 * Writes the calendar day of a time (ms UTC) as the language's customers count it (requirements, head note): in
 * figures such as `21. 11. 2026`, or in words such as `21. november 2026`. English always names the month, because
 * its figures are read in two orders.
 */
export function formatDay(time: number, language: Language, style: 'figures' | 'words' = 'figures'): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: style === 'words' ? 'long' : 'medium',
    timeZone: timeZoneOf[language],
  }).format(time);
}

/** The calendar day of a time (ms UTC) as the language's customers count it, as `YYYY-MM-DD`. */
export function dayOf(time: number, language: Language): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: timeZoneOf[language],
  }).formatToParts(time);
  const part = (type: 'year' | 'month' | 'day') => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
