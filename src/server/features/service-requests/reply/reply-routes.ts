import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mail/mail.ts';
import { correctRequestAddress } from '#contract/service-requests/request-changes.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { correctAddress } from './correct-address.ts';
import { previewReply, replyToRequest } from './reply-to-request.ts';
import { takeReplyBack } from './take-reply-back.ts';

/** Binds the calls for replies to customers (G3). */
export function bindReplyEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.replyToRequest,
    handle: ({ parameters, body: { version, ...message }, caller, idempotencyKey, audit }) =>
      replyToRequest(services, { id: parameters.id, version, message, caller, idempotencyKey, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.takeReplyBack,
    handle: ({ parameters, caller, audit }) => takeReplyBack(services, { ...parameters, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: correctRequestAddress,
    handle: ({ parameters, body, caller, audit }) =>
      correctAddress(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.previewReply,
    handle: ({ parameters, body, caller }) => previewReply(services, { id: parameters.id, message: body, caller }),
  });
}
