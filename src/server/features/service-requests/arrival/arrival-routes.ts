import type { FastifyInstance } from 'fastify';
import { enterServiceRequest } from '#contract/service-requests/request-changes.ts';
import { submitServiceRequest as submitEndpoint } from '#contract/service-requests/service-requests.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { enterRequest } from './enter-request.ts';
import { submitServiceRequest } from './submit-service-request.ts';

/** Binds the calls that create requests: submitting for everyone, entering by hand for administrators (C9, G3). */
export function bindArrivals(app: FastifyInstance, services: Services): void {
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
  bindEndpoint(app, services, {
    endpoint: enterServiceRequest,
    handle: ({ body, caller, audit, idempotencyKey }) =>
      enterRequest(services, { ...body, idempotencyKey, caller, audit }),
  });
}
