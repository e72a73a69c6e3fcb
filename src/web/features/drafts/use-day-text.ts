import { formatDay } from '#domain/days.ts';
import { usePage } from '../../lib/page-context.ts';

/** Writes the day of a moment (ms) as the language's customers count it. */
export function useDayText(): (at: number) => string {
  const { language } = usePage();
  return (at) => formatDay(at, language);
}
