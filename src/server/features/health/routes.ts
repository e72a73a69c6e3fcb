import type { FastifyInstance } from 'fastify';
import { readHealth, retryJob } from '#contract/health.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { reviveJob } from './health-store.ts';
import { presentHealth } from './read-health.ts';

/** Serves how the installation is, to administrators (K5). */
export function bindHealthEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint: readHealth, handle: () => presentHealth(services) });
  bindEndpoint(app, services, {
    endpoint: retryJob,
    async handle({ parameters: { id } }) {
      if (!(await reviveJob(services.db, id, services.clock()))) throw new AppError('not-found');
      services.pokeJobs();
      return presentHealth(services);
    },
  });
}
