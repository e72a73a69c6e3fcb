import { type CurrentUser, createFirstAdministrator, logIn, logOut } from '#contract/accounts.ts';
import { callEndpoint } from '../../lib/api.ts';
import type { Credentials } from './credential-checks.ts';

/** Starts a session (F1). */
export function signIn(credentials: Credentials): Promise<CurrentUser> {
  return callEndpoint(logIn, { body: credentials });
}

/** Makes the first administrator by the one-time link's token and starts their session (F7). */
export function makeFirstAdministrator(credentials: Credentials, token: string): Promise<CurrentUser> {
  return callEndpoint(createFirstAdministrator, { body: { ...credentials, token } });
}

/** Ends the session (F1). */
export async function signOut(): Promise<void> {
  await callEndpoint(logOut, {});
}
