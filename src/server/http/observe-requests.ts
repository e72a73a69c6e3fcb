import type { Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/services.ts';
import { runForRequest } from '#server/telemetry/current-request.ts';
import { beginRequestSpan, endRequestSpan, runInContext } from '#server/telemetry/traces.ts';

/**
 * Runs each request under its id and as a span of a trace, and counts what became of it (K7). It comes before all other hooks, so that
 * everything they do belongs to the request.
 */
export function observeRequests(app: FastifyInstance, { config, metrics }: Pick<Services, 'config' | 'metrics'>): void {
  const spans = new WeakMap<FastifyRequest, Context>();
  const isTrusted = config.trustProxy !== undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    const span = beginRequestSpan(request.headers, isTrusted);
    spans.set(request, span);
    runForRequest(request.id, () => runInContext(span, done));
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const answered = { method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.noteResponse({ ...answered, ms: reply.elapsedTime });
    const span = spans.get(request);
    if (span) endRequestSpan(span, answered);
  });
}
