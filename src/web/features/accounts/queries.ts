import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  changeDisplayName,
  changeEmail,
  changePassword,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
  resendVerification,
} from '#contract/accounts/own-account.ts';
import {
  beginTotp,
  confirmTotp,
  disableTotp,
  putOffSecondFactor,
  removePasskey,
  renewRecoveryCodes,
} from '#contract/accounts/second-factor.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { makePasskey } from './passkeys/passkey-calls.ts';

const account: QueryKey = [getOwnAccount.path];
const sessions: QueryKey = [listOwnSessions.path];
/** Whatever changes how one signs in ends the other sessions. */
const both = [account, sessions];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };

/** The own account with its ways to sign in. */
export function useOwnAccount() {
  return useQuery({ queryKey: account, queryFn: () => asSignedIn(() => callEndpoint(getOwnAccount, {})), meta });
}

/** Where the own account is signed in. */
export function useOwnSessions() {
  return useQuery({ queryKey: sessions, queryFn: () => asSignedIn(() => callEndpoint(listOwnSessions, {})), meta });
}

export const useChangeDisplayName = () => useChange(changeDisplayName, [account]);
export const useChangePassword = () => useChange(changePassword, both);
export const useChangeEmail = () => useChange(changeEmail, [account]);
export const useResendVerification = () => useChange(resendVerification, []);
export const useBeginTotp = () => useChange(beginTotp, [account]);
export const useConfirmTotp = () => useChange(confirmTotp, both);
export const useDisableTotp = () => useChange(disableTotp, both);
export const usePutOffSecondFactor = () => useChange(putOffSecondFactor, []);
export const useRenewRecoveryCodes = () => useChange(renewRecoveryCodes, [account]);
export const useRemovePasskey = () => useChange(removePasskey, both);
export const useEndSession = () => useChange(endOwnSession, [sessions]);
export const useEndOtherSessions = () => useChange(endOtherSessions, [sessions]);

/** Has the browser make a passkey, and keeps it under a name (F5). */
export function useMakePasskey() {
  const forget = useForget(both);
  return useMutation({
    mutationKey: ['passkey'],
    mutationFn: (name: string) => asSignedIn(() => makePasskey(name)),
    onSuccess: forget,
    meta,
  });
}

/** A change of the own account; it is over when what it changes has been read again, since another tab may have changed it before. */
function useChange<E extends Endpoint>(endpoint: E, changed: readonly QueryKey[]) {
  const forget = useForget(changed);
  return useMutation({
    mutationKey: [endpoint.path],
    mutationFn: (input: Parameters<typeof callEndpoint<E>>[1]) => asSignedIn(() => callEndpoint(endpoint, input)),
    onSettled: forget,
    meta,
  });
}

function useForget(keys: readonly QueryKey[]): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })));
  };
}
