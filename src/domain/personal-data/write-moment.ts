import { formatDay, timeFormat } from '#domain/days.ts';
import { type Language, localeOf, timeZoneOf } from '#domain/languages.ts';

/** The day and the hour of a time (ms UTC), as the language's customers write them. */
export function writeMoment(at: number, language: Language): { date: string; time: string } {
  const time = timeFormat(localeOf[language], { timeStyle: 'short', timeZone: timeZoneOf[language] }).format(at);
  return { date: formatDay(at, language), time };
}
