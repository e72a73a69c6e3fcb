import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/calls/app-error.ts';

/** Where calls of the interface begin. */
const prefix = '/api/';

/**
 * Answers calls that nothing serves: 405 with `Allow` where the address knows other methods (RFC 9110 §15.5.6), else 404.
 * To be called before the routes, so that it hears of each.
 */
export function answerUnservedCalls(app: FastifyInstance): { install: () => void } {
  const served: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    served.push(...[method].flat().map((each) => ({ pattern: patternOf(url), method: each })));
  });

  function refuse(request: FastifyRequest, reply: FastifyReply): never {
    const [path = ''] = request.url.split('?', 1);
    const methods = served.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) throw new AppError('not-found');
    void reply.header('allow', [...new Set(methods)].toSorted().join(', '));
    throw new AppError('method-not-allowed');
  }
  return { install: () => void app.all(`${prefix}*`, refuse) };
}

const patternOf = (url: string): RegExp => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}/?$`);
