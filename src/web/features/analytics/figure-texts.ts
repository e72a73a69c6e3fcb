import type { Period } from '#domain/analytics/periods.ts';
import { timeFormat } from '#domain/days.ts';
import { type Language, dateLocaleOf, localeOf } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';

/** A whole number in the language's format. */
export function countText(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf[language]).format(count);
}

/** A number that was counted up to a limit, such as `999+`. */
export function limitedText({ count, isMore }: { count: number; isMore: boolean }, language: Language): string {
  return `${countText(count, language)}${isMore ? '+' : ''}`;
}

/** A share in per cent; null if the whole is zero. */
export function shareText(part: number, whole: number, language: Language): string | null {
  if (whole === 0) return null;
  return new Intl.NumberFormat(localeOf[language], { style: 'percent' }).format(part / whole);
}

/** A day (`YYYY-MM-DD`) in the language's format; short ones leave out the year. */
export function dayText(text: string, language: Language, style: 'full' | 'short' = 'full'): string {
  return formatOf(language, style).format(timeOf(text));
}

/** A period in the language's format; a period of one day is shown as that day. */
export function periodText({ from, to }: Period, language: Language): string {
  return formatOf(language, 'full').formatRange(timeOf(from), timeOf(to));
}

const timeOf = (text: string) => Date.parse(`${text}T12:00:00Z`);

function formatOf(language: Language, style: 'full' | 'short'): Intl.DateTimeFormat {
  const options =
    style === 'full' ? ({ dateStyle: 'medium' } as const) : ({ day: 'numeric', month: 'numeric' } as const);
  return timeFormat(dateLocaleOf[language], { ...options, timeZone: 'UTC' });
}

type Pair = { now: number; before: number };

/** How a number compares with that of the previous period. */
export function changeText({ now, before }: Pair, { t, language }: { t: GetText; language: Language }): string {
  if (now === before) return t('analytics:figures.same');
  if (before === 0) return t('analytics:figures.noneBefore');
  const share = shareText(Math.abs(now - before), before, language) ?? '';
  const values = { share, before: countText(before, language) };
  return now > before ? t('analytics:figures.more', values) : t('analytics:figures.fewer', values);
}
