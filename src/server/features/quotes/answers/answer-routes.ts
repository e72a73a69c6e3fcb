import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/private-quote.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { acceptQuote } from './accept-quote.ts';

/** Binds the calls by which recipients answer a quote (H5). */
export function bindQuoteAnswers(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.acceptQuote,
    handle: ({ parameters, body, caller, idempotencyKey }) =>
      acceptQuote(services, { ...parameters, ...body, caller, idempotencyKey }),
  });
}
