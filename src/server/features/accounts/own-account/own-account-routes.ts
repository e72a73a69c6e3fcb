import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts/own-account.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { clearSessionCookie, setSessionCookie } from '#server/http/security/session.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { changeEmail, resendVerification } from '#server/features/accounts/email/change-email.ts';
import { changePassword } from '#server/features/accounts/password/change-password.ts';
import { endOtherSessions, endOwnSession } from '#server/features/accounts/sessions/end-sessions.ts';
import { listSessions } from '#server/features/accounts/sessions/session-store.ts';
import { changeDisplayName } from './change-display-name.ts';
import { readOwnAccount } from './own-account-store.ts';

/** Serves the calls by which people look after their own account (F2, F4, F5). */
export function bindOwnAccountEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.getOwnAccount,
    handle: ({ caller }) => readOwnAccount(services.db, ownSession(caller).userId),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeDisplayName,
    handle: async ({ body, caller, audit }) => {
      const { userId } = ownSession(caller);
      await changeDisplayName(services, { caller, userId, typed: body.displayName, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changePassword,
    handle: async ({ body, caller, audit, reply }) => {
      const { user } = ownSession(caller);
      setSessionCookie(reply, caller, await changePassword(services, { caller, user, form: body, audit }));
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeEmail,
    handle: async ({ body, caller, audit }) => {
      await changeEmail(services, { caller, user: ownSession(caller).user, form: body, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.resendVerification,
    handle: async ({ caller }) => {
      await resendVerification(services, { caller, user: ownSession(caller).user });
      return {};
    },
  });
  bindSessionEndpoints(app, services);
}

function bindSessionEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listOwnSessions,
    handle: async ({ caller }) => {
      const now = services.clock();
      return { sessions: await listSessions(services.db, { ...ownSession(caller), now }) };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.endOwnSession,
    handle: async ({ parameters, caller, audit, reply }) => {
      const { isCurrent } = await endOwnSession(services, ownSession(caller), { id: parameters.id, audit });
      if (isCurrent) clearSessionCookie(reply, caller);
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.endOtherSessions,
    handle: async ({ caller, audit }) => {
      await endOtherSessions(services, ownSession(caller), audit);
      return {};
    },
  });
}

/** The session of the caller; the permission of these calls guarantees that there is one. */
function ownSession({ user, sessionHash }: Caller): { user: SignedInUser; userId: string; sessionHash: string } {
  if (!user || sessionHash === null) throw new AppError('sign-in-required');
  return { user, userId: user.id, sessionHash };
}
