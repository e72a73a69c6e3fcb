import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/private-quote.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { noteView } from './note-view.ts';
import { readPrivateQuote } from './read-private-quote.ts';

/** Binds the calls of whoever has the private link of a quote (H5). */
export function bindPrivateQuotes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.readPrivateQuote,
    handle: ({ parameters, caller }) => readPrivateQuote(services, { ...parameters, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.noteQuoteView,
    handle: ({ parameters, caller }) => noteView(services, { ...parameters, caller }),
  });
}
