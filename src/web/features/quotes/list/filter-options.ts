import { trades } from '#domain/configurator/answers.ts';
import { writeDay } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { valuesIn } from '#domain/listed-values.ts';
import { currencies } from '#domain/money.ts';
import type { ListedQuotePart, QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import type { NarrowingPart } from './quote-filter-address.ts';

/** Parts of the filter that are chosen in the bar; the others come from figures. */
export const chosenParts = ['status', 'language', 'currency'] as const satisfies readonly ListedQuotePart[];

/** The options of each part that lists values, in words. */
export function useFilterOptions(): Record<ListedQuotePart, SelectOption[]> {
  const t = useTexts();
  return {
    status: quoteStatuses.map((value) => ({ value, label: t(`quotes:statuses.${value}`) })),
    language: languages.map((value) => ({ value, label: t(`common:language.names.${value}`) })),
    currency: currencies.map((value) => ({ value, label: value })),
    service: requestServices.map((value) => ({ value, label: t(serviceNameKey(value)) })),
    trade: trades.map((value) => ({ value, label: t(`configurator:trades.${value}`) })),
  };
}

/** An active filter in words, such as `Stav: Odoslaná`. */
export function useFilterWords(): (filter: QuoteFilter, part: NarrowingPart) => string {
  const t = useTexts();
  const { language } = usePage();
  const options = useFilterOptions();
  return (filter, part) => {
    const name = t(`quotes:list.filters.${part}`);
    if (part === 'customerId' || part === 'requestId') return name;
    if (part === 'sentFrom' || part === 'sentTo') return `${name}: ${writeDay(filter[part] ?? '', language)}`;
    const labelOf = (wanted: string) => options[part].find(({ value }) => value === wanted)?.label ?? '…';
    return `${name}: ${valuesIn(filter[part])
      .map((wanted) => labelOf(wanted))
      .join(', ')}`;
  };
}
