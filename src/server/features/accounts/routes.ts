import type { FastifyInstance, FastifyReply } from 'fastify';
import * as contract from '#contract/accounts.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { issueCsrfToken } from '#server/http/csrf.ts';
import { clearSessionCookie, setSessionCookie } from '#server/http/session.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { createFirstAdministrator } from './create-first-administrator.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { OpenedSession } from './open-session.ts';

/** Serves the calls by which a person signs in and out, and by which the first administrator is made (F1, F7). */
export function bindAccountEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.getCsrfToken,
    handle: async ({ caller, reply }) => ({ csrfToken: issueCsrfToken(services, caller, reply) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getCurrentUser,
    handle: async ({ caller }) => {
      if (!caller.user) throw new AppError('sign-in-required');
      return toCurrentUser(caller.user);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.logIn,
    handle: async ({ body, caller, reply }) => signIn(reply, caller, await logIn(services, caller, body)),
  });
  bindEndpoint(app, services, {
    endpoint: contract.logOut,
    handle: async ({ caller, reply }) => {
      await logOut(services, caller);
      clearSessionCookie(reply, caller);
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.createFirstAdministrator,
    handle: async ({ body, caller, reply }) =>
      signIn(reply, caller, await createFirstAdministrator(services, caller, body)),
  });
}

function signIn(reply: FastifyReply, caller: Caller, { user, token }: OpenedSession): contract.CurrentUser {
  setSessionCookie(reply, caller, token);
  return toCurrentUser(user);
}

function toCurrentUser({ username, isAdmin }: SignedInUser): contract.CurrentUser {
  return { username, isAdmin };
}
