import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '#server/services.ts';

/** Whoever asks whether the server is ready hears so within this time, also when the database hangs. */
const answerWithinMs = 2000;

type Health = Pick<Services, 'ping'> & {
  /** Aborted once the server has been told to stop. */
  stopping?: AbortSignal | undefined;
};

/**
 * `/api/health` reports that the process runs, `/api/ready` that it takes requests: the database responds, and nobody has
 * told it to stop (K5).
 */
export function installHealth(app: FastifyInstance, { ping, stopping }: Health): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/api/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping?.aborted) return notReady(reply, 'stopping');
    try {
      await within(answerWithinMs, ping());
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return notReady(reply, 'waiting for the database');
    }
  });
}

const notReady = (reply: FastifyReply, status: string) => reply.code(503).header('retry-after', 5).send({ status });

/** Settles as the promise does, or rejects once that many milliseconds have passed. */
async function within(ms: number, promise: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
