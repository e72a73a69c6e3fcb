import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/quote-list.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { countQuotes } from './count-quotes.ts';
import { listQuotes } from './list-quotes.ts';

/** Binds the calls for the list of quotes and its counts (H2). */
export function bindQuoteList(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listQuotes,
    handle: ({ query: { after, ...filter } }) => listQuotes(db, { filter, after, now: clock() }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.countQuotes,
    handle: ({ query }) => countQuotes(db, { filter: query, now: clock() }),
  });
}
