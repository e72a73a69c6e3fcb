import type { FastifyInstance } from 'fastify';
import { readOwnData as endpoint } from '#contract/portal/own-data.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { bindExportFile } from '#server/features/personal-data/export/export-routes.ts';
import { bindOwnDataForms } from './own-data-form-routes.ts';
import { readOwnData } from './read-own-data.ts';

/** Serves copies and the deletion of a person's own data (K6). */
export function bindOwnData(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint,
    handle: async ({ caller: { user } }) => {
      if (!user) throw new AppError('sign-in-required');
      return readOwnData(services, user);
    },
  });
  bindExportFile(app, services);
  bindOwnDataForms(app, services);
}
