import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { liftLegalHold, listLegalHolds, placeLegalHold } from '#contract/retention/legal-holds.ts';
import type { HoldKind } from '#domain/retention/legal-hold.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

export type HoldSubject = { kind: HoldKind; id: string };

const keyOf = ({ kind, id }: HoldSubject) => [listLegalHolds.path, kind, id];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };

/** The legal holds of a customer, request or project. */
export function useLegalHolds(subject: HoldSubject) {
  return useQuery({
    queryKey: keyOf(subject),
    queryFn: () => asSignedIn(() => callEndpoint(listLegalHolds, { parameters: subject })),
    meta,
  });
}

/** Places a hold with a reason, or lifts the one that lasts. */
export function useChangeHold(subject: HoldSubject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | null) =>
      asSignedIn(() =>
        reason === null
          ? callEndpoint(liftLegalHold, { parameters: subject })
          : callEndpoint(placeLegalHold, { parameters: subject, body: { reason } }),
      ),
    onSuccess: (stored) => client.setQueryData(keyOf(subject), stored),
    meta,
  });
}
