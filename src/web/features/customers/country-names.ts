import { countries } from '#domain/customers/countries.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import type { SelectOption } from '../../ui/select.tsx';

/** The names of the countries in the page's language, as choices in the order of their names. */
export function useCountryOptions(): SelectOption[] {
  const { language } = usePage();
  const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  return countries
    .map((country) => ({ value: country, label: names.of(country) ?? country }))
    .toSorted((one, other) => one.label.localeCompare(other.label, localeOf[language]));
}

/** The name of a country in the page's language; null where none is told. */
export function useCountryName(): (country: string) => string | null {
  const options = useCountryOptions();
  return (country) => options.find(({ value }) => value === country)?.label ?? null;
}
