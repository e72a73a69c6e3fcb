import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/calls/app-error.ts';

/** How much is done at once; more is refused with 503 and Retry-After before the process suffers (K5). */
export type WorkLimits = {
  /** Calls and pages in work, those that the cache answers left out. */
  callsAtOnce: number;
  /** Bodies on their way. */
  bodiesAtOnce: number;
  /** A body has this time (ms) and more by its size, in bytes a second. */
  bodyMs: number;
  bodyBytesPerSecond: number;
};

/** A hundred calls are about half a second of work; a body of the usual 64 kB is given half a minute. */
export const usualWorkLimits: WorkLimits = {
  callsAtOnce: 100,
  bodiesAtOnce: 500,
  bodyMs: 20_000,
  bodyBytesPerSecond: 8192,
};

/** Waiting longer would only make the next queue. */
const retryAfterMs = 2000;

/** Whoever watches the server must hear from it also when it has too much to do. */
const alwaysAnswered: ReadonlySet<string | undefined> = new Set(['/api/health', '/api/ready', '/metrics']);

/**
 * Bounds what is in work. A call counts from the end of its body until its answer begins, so that neither who sends slowly nor who
 * reads slowly, nor an open stream, takes the place of others.
 */
export function limitWork(app: FastifyInstance, limits: WorkLimits): void {
  const working = new Set<FastifyRequest>();
  let bodies = 0;
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return;
    if (bodies >= limits.bodiesAtOnce) refuse(reply);
    bodies += 1;
    const timer = setTimeout(() => request.raw.destroy(), timeFor(request, limits)).unref();
    onceBodyIsOver(request.raw, () => {
      clearTimeout(timer);
      bodies -= 1;
    });
  });
  app.addHook('preValidation', async (request, reply) => {
    if (alwaysAnswered.has(request.routeOptions.url)) return;
    if (working.size >= limits.callsAtOnce) refuse(reply);
    working.add(request);
    reply.raw.once('close', () => working.delete(request));
  });
  app.addHook('onSend', async (request) => void working.delete(request));
}

/** Calls back once: when all of a body has come, or no more of it can. */
function onceBodyIsOver(message: IncomingMessage, callback: () => void): void {
  const { socket } = message;
  const over = (): void => {
    message.off('end', over).off('close', over);
    socket.off('close', over);
    callback();
  };
  message.once('end', over).once('close', over);
  // A message whose answer is complete hears nothing of its connection any more, and one that was left before now never did.
  socket.once('close', over);
  if (socket.destroyed) over();
}

/** A body that nobody reads any more must not stay on the connection. */
function refuse(reply: FastifyReply): never {
  void reply.header('connection', 'close');
  throw new AppError('server-busy', { retryAfterMs });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** One that does not tell its size is given the time for the largest that the address takes (ms). */
function timeFor({ headers, routeOptions }: FastifyRequest, { bodyMs, bodyBytesPerSecond }: WorkLimits): number {
  const bytes = Number(headers['content-length'] ?? routeOptions.bodyLimit ?? 0);
  return bodyMs + (bytes / bodyBytesPerSecond) * 1000;
}
