import type { FastifyReply } from 'fastify';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import { setDeviceCookie } from '#server/http/security/device-cookie.ts';
import { setSessionCookie } from '#server/http/security/session.ts';
import type { Caller } from '#server/services.ts';
import { clearStepCookie } from './log-in-step-cookie.ts';
import type { OpenedSession } from '#server/features/accounts/sessions/open-session.ts';

/** Sets the cookies of the new session and of the device, deletes that of the sign-in step, and returns the user. */
export function finishSignIn(
  reply: FastifyReply,
  caller: Caller,
  { user, token, deviceToken }: OpenedSession,
): CurrentUser {
  setSessionCookie(reply, caller, token);
  setDeviceCookie(reply, caller, deviceToken);
  clearStepCookie(reply, caller);
  return toCurrentUser(user);
}
