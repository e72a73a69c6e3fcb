import type { FastifyInstance } from 'fastify';
import { readPortalHome as endpoint } from '#contract/portal/portal-home.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readPortalHome } from './read-portal-home.ts';

/** Binds the calls of a signed-in customer’s first screen (I3). */
export function bindPortalEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint, handle: ({ caller }) => readPortalHome(services, caller) });
}
