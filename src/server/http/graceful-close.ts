import type { FastifyInstance } from 'fastify';

/**
 * Sends `connection: close` with responses while the server stops or closes (K5). Fastify does so only for requests that arrive
 * then; a browser whose request was already running would keep its connection open and delay the stop.
 */
export function installGracefulClose(app: FastifyInstance, stopping?: AbortSignal): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || stopping?.aborted) reply.header('connection', 'close');
  });
}
