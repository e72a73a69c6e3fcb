import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Warns once when a request carries the headers of a proxy that TRUST_PROXY does not name: behind it all visitors have one
 * address, and with it one rate limit (K5).
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request) || isBelieved(request)) return;
    isSaid = true;
    request.log.warn(
      'a request came with the headers of a proxy that TRUST_PROXY does not name: all visitors behind it share one ' +
        'address and one rate limit',
    );
  });
}

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** Once the proxy is believed, the address is no longer that of the connection. */
const isBelieved = ({ ip, socket }: FastifyRequest): boolean => ip !== socket.remoteAddress;
