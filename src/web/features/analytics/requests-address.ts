import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';

/** Address of the list with the requests that a figure counts: archived ones too, unless the filter says otherwise. */
export function requestsAddress(filter: RequestFilter, language: Language): string {
  const parts = Object.entries({ view: 'everything', ...filter });
  const query = new URLSearchParams(parts.filter((part): part is [string, string] => part[1] !== undefined));
  return `${pathOf('adminRequests', language)}?${query}`;
}
