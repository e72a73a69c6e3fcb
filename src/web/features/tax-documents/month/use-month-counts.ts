import { useQuery } from '@tanstack/react-query';
import { type MonthCounts, countMonth } from '#contract/tax-documents/month.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { meta } from '../queries.ts';

/** How much there is of a month (`YYYY-MM`) for the bookkeeper. */
export function useMonthCounts(month: string) {
  return useQuery({
    queryKey: [countMonth.path, month],
    queryFn: () => asSignedIn(() => callEndpoint(countMonth, { parameters: { month } })),
    staleTime: 0,
    meta,
  });
}

/** Nothing was issued, nothing was paid and nothing was open. */
export const isEmptyMonth = ({ documents, payments, openItems }: MonthCounts): boolean =>
  documents + payments + openItems === 0;
