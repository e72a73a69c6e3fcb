import {
  type CurrentUser,
  askForPasswordReset,
  createFirstAdministrator,
  logIn,
  logInWithCode,
  logOut,
  register,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/accounts.ts';
import type { TypedCredentials } from '#domain/accounts/typed-credentials.ts';
import { ApiError, callEndpoint } from '../../lib/http/api.ts';

/** Starts a session, or says that a second factor is needed before it starts (F1, F5). */
export async function signIn(credentials: TypedCredentials): Promise<CurrentUser | 'second-factor-needed'> {
  try {
    return await callEndpoint(logIn, { body: credentials });
  } catch (error) {
    if (hasCode(error, 'second-factor-needed')) return 'second-factor-needed';
    throw error;
  }
}

/** Ends a login with a code of the authenticator app or a recovery code; null when it has taken too long (F5). */
export async function signInWithCode(code: string): Promise<CurrentUser | null> {
  try {
    return await callEndpoint(logInWithCode, { body: { code } });
  } catch (error) {
    if (hasCode(error, 'sign-in-required')) return null;
    throw error;
  }
}

/** Makes an account and starts its session (F1, F2). */
export function signUp(account: TypedCredentials & { email: string }): Promise<CurrentUser> {
  return callEndpoint(register, { body: account });
}

/** Makes the first administrator by the one-time link's token and starts their session (F7). */
export function makeFirstAdministrator(
  account: TypedCredentials & { email: string },
  token: string,
): Promise<CurrentUser> {
  return callEndpoint(createFirstAdministrator, { body: { ...account, token } });
}

/** Has a link mailed that sets a new password; whether there is such an account stays untold (F3). */
export async function mailResetLink(email: string): Promise<void> {
  await callEndpoint(askForPasswordReset, { body: { email } });
}

/** Sets a new password with a mailed link (F3); returns the names of the passkeys that it has ended. */
export async function setNewPassword(token: string, password: string): Promise<readonly string[]> {
  return (await callEndpoint(resetPassword, { body: { token, password } })).removedPasskeys;
}

/** Verifies an address with a mailed link (F2). */
export async function confirmEmail(token: string): Promise<void> {
  await callEndpoint(verifyEmail, { body: { token } });
}

/** Ends the session (F1). */
export async function signOut(): Promise<void> {
  await callEndpoint(logOut, {});
}

/** True for an answer of the server with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.body?.code === code;
}
