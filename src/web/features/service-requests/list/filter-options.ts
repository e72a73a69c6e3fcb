import { languages } from '#domain/languages.ts';
import { priorities, requestSources, requestStatuses, waitingSides } from '#domain/service-requests/status.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { type RequestFilter, listedValues } from '#domain/service-requests/request-filter.ts';
import { formatDay } from '#domain/days.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import type { NarrowingPart } from '../filter-address.ts';
import { useAdministrators } from '../queries.ts';

/** Parts of the filter that are chosen from a list. */
export const chosenParts = ['status', 'priority', 'service', 'waiting', 'assignee', 'source', 'language'] as const;
export type ChosenPart = (typeof chosenParts)[number];

/** The options of each part, in words. */
export function useFilterOptions(): Record<ChosenPart, SelectOption[]> {
  const t = useTexts();
  const administrators = useAdministrators();
  return {
    status: requestStatuses.map((value) => ({ value, label: t(`serviceRequests:statuses.${value}`) })),
    priority: priorities.toReversed().map((value) => ({ value, label: t(`serviceRequests:priorities.${value}`) })),
    service: requestServices.map((value) => ({ value, label: t(serviceNameKey(value)) })),
    waiting: waitingSides.map((value) => ({ value, label: t(`serviceRequests:waiting.${value}`) })),
    assignee: administrators.map(({ id, name }) => ({ value: id, label: name })),
    source: requestSources.map((value) => ({ value, label: t(`serviceRequests:sources.${value}`) })),
    language: languages.map((value) => ({ value, label: t(`common:language.names.${value}`) })),
  };
}

/** An active filter in words, such as `Stav: Nový`; a flag by its name alone. */
export function useFilterWords(): (filter: RequestFilter, part: NarrowingPart) => string {
  const t = useTexts();
  const { language } = usePage();
  const options = useFilterOptions();
  return (filter, part) => {
    const name = t(`serviceRequests:filters.${part}`);
    const value = filter[part] ?? '';
    if (part === 'unread' || part === 'overdue' || part === 'customer') return name;
    if (part === 'from' || part === 'to') return `${name}: ${formatDay(Date.parse(`${value}T12:00Z`), language)}`;
    const labelOf = (wanted: string) => options[part].find((option) => option.value === wanted)?.label ?? '…';
    return `${name}: ${listedValues(filter, part)
      .map((wanted) => labelOf(wanted))
      .join(', ')}`;
  };
}
