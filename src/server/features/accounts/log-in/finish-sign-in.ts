import type { FastifyReply } from 'fastify';
import type { CurrentUser } from '#contract/accounts.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import { setSessionCookie } from '#server/http/security/session.ts';
import type { Caller } from '#server/services.ts';
import { clearStepCookie } from './log-in-step-cookie.ts';
import type { OpenedSession } from '#server/features/accounts/sessions/open-session.ts';

/** Answers a finished sign-in: the session's token goes to the browser, and what was left of an unfinished one goes away. */
export function answerSignedIn(reply: FastifyReply, caller: Caller, { user, token }: OpenedSession): CurrentUser {
  setSessionCookie(reply, caller, token);
  clearStepCookie(reply, caller);
  return toCurrentUser(user);
}
