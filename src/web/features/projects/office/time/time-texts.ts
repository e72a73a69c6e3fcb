import { dayOf, timeFormat } from '#domain/days.ts';
import { type Language, dateLocaleOf, timeZoneOf } from '#domain/languages.ts';
import { writeDuration } from '#domain/projects/time/duration.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';

/** Writes minutes as hours, `1:30 h`. */
export function useHours(): (minutes: number) => string {
  const t = useTexts();
  return (minutes) => t('projectTime:hours', { value: writeDuration(Math.round(minutes)) });
}

/** Writes when something began, as the agency counts: the time alone on the same day. */
export function useSince(): (at: number, now: number) => string {
  const { language } = usePage();
  return (at, now) => sinceText(at, now, language);
}

function sinceText(at: number, now: number, language: Language): string {
  const isToday = dayOf(at, 'sk') === dayOf(now, 'sk');
  const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return timeFormat(dateLocaleOf[language], { ...style, timeZone: timeZoneOf.sk }).format(at);
}
