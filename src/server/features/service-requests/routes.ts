import type { FastifyInstance } from 'fastify';
import { submitServiceRequest as submitEndpoint } from '#contract/service-requests.ts';
import { submitServiceRequest } from '#server/features/service-requests/arrival/submit-service-request.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { bindRequestChanges } from '#server/features/service-requests/change/change-routes.ts';
import { bindRequestExport } from '#server/features/service-requests/list/export-requests.ts';
import { bindRequestReading } from '#server/features/service-requests/list/list-routes.ts';

/** Binds the calls about service requests: submitting for everyone, all others for the people of the agency. */
export function bindServiceRequestEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: submitEndpoint,
    handle: ({ body, caller, startedAt, idempotencyKey }) =>
      submitServiceRequest(services, {
        language: body.language,
        answers: body.answers,
        estimateId: body.estimateId,
        attachments: body.attachments,
        draftLink: body.draftLink,
        userId: caller.user?.id ?? null,
        honeypot: body.website,
        idempotencyKey,
        startedAt,
        origin: caller.origin,
      }),
  });
  bindRequestReading(app, services);
  bindRequestExport(app, services);
  bindRequestChanges(app, services);
}
