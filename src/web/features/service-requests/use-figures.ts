import { type Language, localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** Writes counts with the thousands set apart, as the page's language does. */
export function useFigures(): (count: number) => string {
  const { language } = usePage();
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf[language]);
  formats.set(language, format);
  return (count) => format.format(count);
}
