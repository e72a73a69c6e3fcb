import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts/users.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Caller, Services } from '#server/services.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { type Reader, listUsers, readUser } from './user-list-store.ts';
import { inviteUser } from './mail-invitation.ts';
import { disableUser, enableUser } from './disable-user.ts';
import { endAllSessions, endUserSessions, resetSecondFactor } from './secure-user.ts';

/** Serves the accounts of everybody to administrators (G6). */
export function bindUserEndpoints(app: FastifyInstance, services: Services): void {
  bindReading(app, services);
  bindEndpoint(app, services, {
    endpoint: contract.createUser,
    handle: ({ body, caller, audit }) => createUser(services, { caller, form: body, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeUser,
    handle: ({ parameters, body, caller, audit }) =>
      changeUser(services, { caller, id: parameters.id, form: body, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteUser,
    handle: async ({ parameters, body, caller, audit }) => {
      await deleteUser(services, { caller, id: parameters.id, form: body, audit });
      return {};
    },
  });
  bindSecurity(app, services);
  bindAccess(app, services);
}

function bindReading(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listUsers,
    handle: ({ query, caller }) => listUsers(services.db, query, readerOf(services, caller)),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getUser,
    handle: async ({ parameters, caller }) => {
      const user = await readUser(services.db, parameters.id, readerOf(services, caller));
      if (!user) throw new AppError('not-found');
      return user;
    },
  });
}

function bindSecurity(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.endUserSessions,
    handle: ({ parameters, caller, audit }) => endUserSessions(services, { caller, id: parameters.id, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.resetSecondFactor,
    handle: async ({ parameters, caller, audit }) => {
      await resetSecondFactor(services, { caller, id: parameters.id, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.inviteUser,
    handle: async ({ parameters, caller, audit }) => {
      await inviteUser(services, { caller, id: parameters.id, audit });
      return {};
    },
  });
}

/** Whether anybody is let in: one account, and all at once. */
function bindAccess(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.endAllSessions,
    handle: ({ caller, audit }) => endAllSessions(services, { caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.disableUser,
    handle: async ({ parameters, caller, audit }) => {
      await disableUser(services, { caller, id: parameters.id, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.enableUser,
    handle: async ({ parameters, caller, audit }) => {
      await enableUser(services, { caller, id: parameters.id, audit });
      return {};
    },
  });
}

function readerOf({ clock }: Services, { user }: Caller): Reader {
  return { userId: user?.id ?? '', now: clock() };
}
