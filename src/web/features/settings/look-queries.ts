import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type LookChange,
  type VersionedLook,
  changeLookSettings,
  cleanLogo,
  getLookSettings,
} from '#contract/settings.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

const lookKey = [getLookSettings.path];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };

/** How site, mails and documents look, with the version to change it by. */
export function useLookSettings() {
  return useQuery({
    queryKey: lookKey,
    queryFn: () => asSignedIn(() => callEndpoint(getLookSettings, {})),
    meta,
  });
}

/** Loads the look past the cache. */
export function useFreshLook(): () => Promise<VersionedLook | 'gone' | null> {
  const client = useQueryClient();
  const queryFn = () => asSignedIn(() => callEndpoint(getLookSettings, {}));
  return () => reloadRecord(() => client.fetchQuery({ queryKey: lookKey, queryFn, staleTime: 0, meta }));
}

/** Changes the look; it must have been read in its present version. */
export function useChangeLook() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: lookKey,
    mutationFn: (body: LookChange) => asSignedIn(() => callEndpoint(changeLookSettings, { body })),
    onSuccess: (stored) => client.setQueryData(lookKey, stored),
    meta,
  });
}

/** Has the server take out of a drawing whatever does not draw. */
export const cleanDrawing = (svg: string) => asSignedIn(() => callEndpoint(cleanLogo, { body: { svg } }));
