import type { FastifyInstance } from 'fastify';
import { listOwnRequests } from '#contract/service-requests/own-requests.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readOwnRequests } from './own-requests-store.ts';

/** Binds the call that lists the requests of a customer (F2, I3). */
export function bindOwnRequests(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: listOwnRequests,
    handle: async ({ caller }) => ({ requests: await readOwnRequests(services.db, callerId(caller)) }),
  });
}
