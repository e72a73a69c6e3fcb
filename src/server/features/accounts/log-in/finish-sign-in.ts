import type { FastifyReply } from 'fastify';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import { setSessionCookie } from '#server/http/security/session.ts';
import type { Caller } from '#server/services.ts';
import { clearStepCookie } from './log-in-step-cookie.ts';
import type { OpenedSession } from '#server/features/accounts/sessions/open-session.ts';

/** Sets the cookie of the new session, deletes that of the sign-in step, and returns the user. */
export function finishSignIn(reply: FastifyReply, caller: Caller, { user, token }: OpenedSession): CurrentUser {
  setSessionCookie(reply, caller, token);
  clearStepCookie(reply, caller);
  return toCurrentUser(user);
}
