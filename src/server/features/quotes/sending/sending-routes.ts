import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/quotes.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { keepQuote, voidQuote, withdrawQuote } from './close-quote.ts';
import { previewMail, previewQuote } from './preview-quote.ts';
import { sendQuote } from './send-quote.ts';
import { undoSend } from './undo-send.ts';

/** Binds the calls that send quotes and end them (H2, H7). */
export function bindSendingEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.previewQuote,
    handle: ({ parameters }) => previewQuote(services, parameters.id),
  });
  bindEndpoint(app, services, {
    endpoint: contract.previewQuoteMail,
    handle: ({ parameters, body, caller }) => previewMail(services, { id: parameters.id, message: body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.sendQuote,
    handle: ({ parameters, body: { version, ...message }, caller, idempotencyKey, audit }) =>
      sendQuote(services, { id: parameters.id, version, message, caller, idempotencyKey, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.undoSendQuote,
    handle: ({ parameters, caller, audit }) => undoSend(services, { ...parameters, caller, audit }),
  });
  bindClosingEndpoints(app, services);
}

function bindClosingEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.withdrawQuote,
    handle: ({ parameters, body, caller, audit }) => withdrawQuote(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.voidQuote,
    handle: ({ parameters, body, caller, audit }) => voidQuote(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.keepQuote,
    handle: ({ parameters, body, caller, audit }) => keepQuote(services, { ...parameters, ...body, caller, audit }),
  });
}
