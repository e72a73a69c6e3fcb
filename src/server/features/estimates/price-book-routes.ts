import type { FastifyInstance } from 'fastify';
import { getPriceBook } from '#contract/price-book/price-book.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';

/** Binds the call by which the browser gets the price book when it comes to a page without a new document. */
export function bindPriceBookEndpoint(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint: getPriceBook, handle: () => readPriceBook(services.db) });
}
