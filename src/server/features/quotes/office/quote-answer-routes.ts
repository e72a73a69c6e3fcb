import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/quote-answers.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { endLink, renewLink } from './change-link.ts';

/** Binds the agency's hold on private links (H5). */
export function bindQuoteAnswerOffice(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.endQuoteLink,
    handle: ({ parameters, caller, audit }) => endLink(services, { ...parameters, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.renewQuoteLink,
    handle: ({ parameters, caller, audit }) => renewLink(services, { ...parameters, caller, audit }),
  });
}
