import type { FastifyInstance } from 'fastify';
import { listOwnQuotes as endpoint } from '#contract/quotes/own-quotes.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listOwnQuotes } from './list-own-quotes.ts';

/** Binds the call that lists the quotes of a customer (I3). */
export function bindOwnQuotes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint,
    handle: async ({ caller }) => ({ quotes: caller.user ? await listOwnQuotes(services, caller.user.id) : [] }),
  });
}
