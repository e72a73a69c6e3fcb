import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { scrubText } from '#domain/errors/scrub.ts';
import type { Config } from '#server/config.ts';

/** Takes one line of JSON at a time. */
export type LogStream = { write: (line: string) => void };

/**
 * Structured logs without personal data (K5): a request is named by method and route pattern, never by address,
 * query, cookies or body, because these carry names, tokens and links. They go to the standard output unless a stream
 * is given.
 */
export function openLog(level: Config['logLevel'], stream?: LogStream): FastifyBaseLogger {
  const serializers = {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
    res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
    err: presentError,
  };
  return pino({ level, serializers }, stream ?? standardOutput());
}

/**
 * Written beside the work, so that whoever reads the log slowly holds nobody up; lines beyond the bound are lost then. A fatal line and
 * the end of the process write what is left at once: what a process says last is why it ends.
 */
const standardOutput = () => pino.destination({ fd: 1, sync: false, maxLength: longestBacklog });
/** What may wait to be written (bytes). */
const longestBacklog = 8 * 2 ** 20;

/** What is written whatever the level: that the server is ready, and what a person has to do. */
export function openNotices(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { level: 'info' });
}

/** An error for the log: its message may quote what a visitor typed and is scrubbed, its stack goes without it. */
function presentError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: scrubText(error.message), stack: stackWithoutMessage(error) };
}

/**
 * Logs each response of the API, and who was refused, by the account's id (ASVS 16.3.2). Pages are not logged: the cache
 * serves thousands a second.
 */
export function logResponses(app: FastifyInstance): void {
  app.decorateRequest('userId', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/') && reply.statusCode < 500) return;
    const ms = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    const refused = status >= 400 && request.userId !== null ? { userId: request.userId } : {};
    request.log.info({ method: request.method, route, status, ms, ...refused }, 'answered');
  });
}

/** Where an error arose; its message may quote what a visitor typed. */
function stackWithoutMessage(error: Error): string {
  const lines = error.stack?.split('\n') ?? [];
  return lines.filter((line) => line.trimStart().startsWith('at ')).join('\n');
}
