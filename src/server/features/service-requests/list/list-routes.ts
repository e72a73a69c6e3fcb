import type { FastifyInstance } from 'fastify';
import * as viewContract from '#contract/service-requests/saved-views.ts';
import { readRequestBoard } from '#contract/service-requests/request-board.ts';
import * as contract from '#contract/service-requests/service-requests.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import type { Services } from '#server/services.ts';
import { countRequests } from './count-requests.ts';
import { listRequests } from './list-requests.ts';
import { readBoard } from './read-board.ts';
import { saveView } from './save-view.ts';
import { deleteViewOf, listViews } from './saved-views-store.ts';

/** Binds the calls for the list of requests, its counts and saved views (G2). */
export function bindRequestList(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listServiceRequests,
    handle: ({ query: { after, ...filter }, caller }) =>
      listRequests(db, { filter, after, userId: callerId(caller), now: clock(), reader: caller.language }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.countServiceRequests,
    handle: ({ query, caller }) => countRequests(db, { filter: query, userId: callerId(caller), now: clock() }),
  });
  bindEndpoint(app, services, {
    endpoint: readRequestBoard,
    handle: ({ query, caller }) =>
      readBoard(db, { filter: query, userId: callerId(caller), now: clock(), reader: caller.language }),
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
