import { dayOf, timeFormat } from '#domain/days.ts';
import { type Language, dateLocaleOf, localeOf, timeZoneOf } from '#domain/languages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A format is costly to make, and a list asks for it in every row. */
const distanceFormats = new Map<Language, Intl.RelativeTimeFormat>();

function distanceFormat(language: Language): Intl.RelativeTimeFormat {
  const format =
    distanceFormats.get(language) ??
    new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto', style: 'short' });
  distanceFormats.set(language, format);
  return format;
}

/** From this many calendar days on, a date says more than a distance. */
const datedFromDays = 7;

/**
 * Writes how long ago a time (ms UTC) was, as one would say it: minutes, hours, then calendar days in the language's
 * time zone; null when it is so long ago that the date says more. A time ahead of the clock counts as now.
 */
export function relativeTime(at: number, now: number, language: Language): string | null {
  const format = distanceFormat(language);
  const age = Math.max(0, now - at);
  if (age < minute) return format.format(0, 'second');
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute');
  const days = daysBetween(at, now, language);
  if (days === 0 || age < day / 2) return format.format(-Math.floor(age / hour), 'hour');
  return days < datedFromDays ? format.format(-days, 'day') : null;
}

/** Writes a time (ms UTC) with day and minute, in the language's time zone. No line ends within the day. */
export function exactTime(at: number, language: Language): string {
  return timeFormat(dateLocaleOf[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf[language],
  })
    .format(at)
    .replaceAll(/(?<!\d{4}|,) /g, '\u00A0');
}

function daysBetween(from: number, to: number, language: Language): number {
  return Math.round((Date.parse(dayOf(to, language)) - Date.parse(dayOf(from, language))) / day);
}
