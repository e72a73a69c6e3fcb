import { requestsCsvPath } from '#contract/service-requests/service-requests.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FileLink } from '../../../ui/file-link.tsx';
import { writeFilter } from '../filter-address.ts';
import { useRequestToasts } from '../toasts.ts';

type Props = { filter: RequestFilter };

/** Download of all requests of the current filter as CSV (G10). */
export function CsvLink({ filter }: Props) {
  const t = useTexts();
  const toasts = useRequestToasts();
  const query = writeFilter(filter);
  return (
    <FileLink
      address={query === '' ? requestsCsvPath : `${requestsCsvPath}?${query}`}
      label={t('serviceRequests:list.export')}
      onFailure={(error) => toasts.failed('load', error)}
    />
  );
}
