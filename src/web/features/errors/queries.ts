import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ErrorGroup,
  type ErrorGroupDetail,
  changeErrorState,
  getErrorGroup,
  listErrorGroups,
} from '#contract/errors.ts';
import type { ErrorReportState } from '#domain/errors/report.ts';
import { ApiError, callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePages } from '../../lib/http/use-pages.ts';

const listKey = [listErrorGroups.path];
const groupKey = (fingerprint: string) => [getErrorGroup.path, fingerprint];
/** The screen shows every failure itself. */
const meta = { isHandled: true };

/** Which groups are listed; without a state all of them. */
export type ErrorsFilter = {
  state: ErrorReportState | null;
  severity?: ErrorGroup['severity'];
  category?: ErrorGroup['category'];
};

/** Groups of errors by a filter, the most recently seen first, loaded by pages. */
export function useErrorGroups(filter: ErrorsFilter) {
  const { state, ...rest } = filter;
  return usePages(
    [...listKey, filter],
    (place) => callEndpoint(listErrorGroups, { query: { ...rest, ...(state && { state }), ...place } }),
    { keepsRows: false },
  );
}

/** One group with its latest report. */
export function useErrorGroup(fingerprint: string) {
  return useQuery({
    queryKey: groupKey(fingerprint),
    queryFn: () => asSignedIn(() => callEndpoint(getErrorGroup, { parameters: { fingerprint } })),
    staleTime: 0,
    meta,
  });
}

/** Sets the state of a group; if somebody else has changed it meanwhile, it is fetched again (G5). */
export function useChangeState({ fingerprint, version }: ErrorGroupDetail) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['error-reports', 'state'],
    mutationFn: (state: ErrorReportState) =>
      asSignedIn(() => callEndpoint(changeErrorState, { parameters: { fingerprint }, body: { state, version } })),
    onSuccess: (changed) => {
      client.setQueryData(groupKey(fingerprint), changed);
      return client.invalidateQueries({ queryKey: listKey });
    },
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? client.invalidateQueries({ queryKey: groupKey(fingerprint) })
        : undefined,
    meta,
  });
}
