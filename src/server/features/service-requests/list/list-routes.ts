import type { FastifyInstance } from 'fastify';
import * as viewContract from '#contract/saved-views.ts';
import * as contract from '#contract/service-requests.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listAdministrators } from '#server/features/service-requests/change/administrators-store.ts';
import { callerId } from '#server/features/service-requests/change/change-one.ts';
import { countRequests } from './count-requests.ts';
import { listRequests } from './list-requests.ts';
import { readRequest } from '#server/features/service-requests/detail/request-detail-store.ts';
import { saveView } from './save-view.ts';
import { deleteViewOf, listViews } from './saved-views-store.ts';

/** Binds what is read of requests, and the views under which people keep their filters (G2, G3). */
export function bindRequestReading(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listServiceRequests,
    handle: ({ query: { after, ...filter }, caller }) =>
      listRequests(db, { filter, after, userId: callerId(caller), now: clock() }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.countServiceRequests,
    handle: ({ query, caller }) => countRequests(db, { filter: query, userId: callerId(caller), now: clock() }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.listAdministrators,
    handle: async () => ({ administrators: await listAdministrators(db) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getServiceRequest,
    handle: async ({ parameters }) => {
      const request = await readRequest(db, parameters.id);
      if (!request) throw new AppError('not-found');
      return request;
    },
  });
  bindSavedViews(app, services);
}

function bindSavedViews(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: viewContract.listSavedViews,
    handle: async ({ caller }) => ({ views: await listViews(services.db, callerId(caller)) }),
  });
  bindEndpoint(app, services, {
    endpoint: viewContract.saveView,
    handle: ({ body, caller }) => saveView(services, { ...body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: viewContract.deleteSavedView,
    handle: async ({ parameters, caller }) => {
      const view = { id: parameters.id, userId: callerId(caller) };
      if (!(await deleteViewOf(services.db, view))) throw new AppError('not-found');
      return {};
    },
  });
}
