import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts/accounts.ts';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { issueCsrfToken } from '#server/http/security/csrf.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import { clearSessionCookie } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { finishSignIn } from '#server/features/accounts/log-in/finish-sign-in.ts';
import { createFirstAdministrator } from '#server/features/accounts/first-administrator/create-first-administrator.ts';
import { logOut } from '#server/features/accounts/log-in/log-out.ts';

/** Serves the CSRF token, the current user, signing out, and the creation of the first administrator (F1, F7). */
export function bindAccountEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: getCsrfToken,
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
    endpoint: contract.logOut,
    handle: async ({ caller, audit, reply }) => {
      await logOut(services, caller, audit);
      clearSessionCookie(reply, caller);
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.createFirstAdministrator,
    handle: async ({ body, caller, audit, reply }) =>
      finishSignIn(reply, caller, await createFirstAdministrator(services, { caller, form: body, audit })),
  });
}
