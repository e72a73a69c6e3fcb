import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts.ts';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { issueCsrfToken } from '#server/http/csrf.ts';
import { toCurrentUser } from '#server/http/current-user.ts';
import { clearSessionCookie } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { createFirstAdministrator } from './create-first-administrator.ts';
import { logOut } from './log-out.ts';

/** Serves the calls by which a person is known and signs out, and by which the first administrator is made (F1, F7). */
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
      answerSignedIn(reply, caller, await createFirstAdministrator(services, { caller, form: body, audit })),
  });
}
