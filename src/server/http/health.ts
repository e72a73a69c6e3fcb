import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';

/** `/api/health` reports that the process runs, `/api/ready` that the database responds (K5). */
export function installHealth(app: FastifyInstance, services: Services): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/api/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await services.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'waiting for the database' });
    }
  });
}
