import { type Language, dateLocaleOf, timeZoneOf } from './languages.ts';

const hourMs = 60 * 60_000;

/** Formats are costly to make, and a list asks for them in every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of times in a locale, made once. */
export function timeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * Writes the calendar day of a time (ms UTC) as the language's customers count it (requirements, head note): in
 * figures such as `21. 11. 2026`, or in words such as `21. november 2026`. English always names the month, because
 * its figures are read in two orders. No line ends within the figures of a day.
 */
export function formatDay(time: number, language: Language, style: 'figures' | 'words' = 'figures'): string {
  const written = timeFormat(dateLocaleOf[language], {
    dateStyle: style === 'words' ? 'long' : 'medium',
    timeZone: timeZoneOf[language],
  }).format(time);
  return style === 'words' ? written : written.replaceAll(' ', '\u00A0');
}

/** Writes a day (`YYYY-MM-DD`) in the language's form, as `formatDay` does; '' for none. */
export function writeDay(day: string, language: Language, style: 'figures' | 'words' = 'figures'): string {
  // At noon in UTC it is the same day in all time zones of the languages.
  return day === '' ? '' : formatDay(Date.parse(`${day}T12:00:00Z`), language, style);
}

/** The calendar day of a time (ms UTC) as the language's customers count it, as `YYYY-MM-DD`. */
export function dayOf(time: number, language: Language): string {
  const parts = timeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: timeZoneOf[language],
  }).formatToParts(time);
  const part = (type: 'year' | 'month' | 'day') => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The hour of the day at a time (ms UTC), 0 to 23, as the language's customers count it. */
export function hourOf(time: number, language: Language): number {
  const format = timeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: timeZoneOf[language] });
  return Number(format.format(time));
}

/** Whether a text is a day that there is, as `YYYY-MM-DD`, and that others can be counted from: none of the last year that this form can write. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text && text < '9999';
}

/** When a day (`YYYY-MM-DD`) begins where the language's customers live (ms UTC), clock changes included. */
export function startOfDay(day: string, language: Language): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Seen from its own midnight in UTC, a day of these time zones has begun an hour or two before; which, the day tells.
  return [midnight - 2 * hourMs, midnight - hourMs].find((time) => dayOf(time, language) === day) ?? midnight;
}

/** The day after a day, both as `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
}
