import type { FastifyInstance } from 'fastify';
import { readGoLive } from '#contract/settings.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { presentGoLive } from './read-go-live.ts';

/** Serves what is missing before the site goes live. */
export function bindGoLiveEndpoint(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint: readGoLive, handle: () => presentGoLive(services) });
}
