import type { FastifyInstance } from 'fastify';
import { followUpRequest } from '#contract/service-requests/request-changes.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { setFollowUp } from './set-follow-up.ts';

/** Binds the call that puts a request aside until a moment. */
export function bindFollowUps(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: followUpRequest,
    handle: ({ parameters, body, caller, audit }) => setFollowUp(services, { ...parameters, ...body, caller, audit }),
  });
}
