import type { FastifyInstance } from 'fastify';

/**
 * Answers that go out while the server closes end their connection (K5). Fastify says so only to requests that come
 * while it closes; a browser whose request was already running would hold its connection open and the stop up.
 */
export function installGracefulClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
