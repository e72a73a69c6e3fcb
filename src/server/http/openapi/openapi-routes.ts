import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnlessKnown } from '#server/http/calls/answer-unless-known.ts';
import { chooseEncoding } from '#server/http/pages/compressed-body.ts';
import { CachedPage } from '#server/http/pages/cached-page.ts';
import { openApiDocument } from './openapi-document.ts';
import { openApiPage, openApiPagePolicy } from './openapi-page.ts';

type Kept = { type: string; page: CachedPage; headers: Record<string, string> };

/** Serves the OpenAPI document as JSON and as a page (J2); created at the first request. */
export function installOpenApi(app: FastifyInstance): void {
  let asJson: Kept | undefined;
  let asPage: Kept | undefined;

  app.get('/api/openapi.json', (request, reply) => {
    asJson ??= {
      type: 'application/json; charset=utf-8',
      page: new CachedPage(JSON.stringify(openApiDocument())),
      headers: {},
    };
    return sendKept(request, reply, asJson);
  });
  app.get('/api/docs', (request, reply) => {
    asPage ??= {
      type: 'text/html; charset=utf-8',
      page: new CachedPage(openApiPage(openApiDocument())),
      headers: { 'content-security-policy': openApiPagePolicy },
    };
    return sendKept(request, reply, asPage);
  });
}

function sendKept(request: FastifyRequest, reply: FastifyReply, { type, page, headers }: Kept): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { bytes, etag } = page.bodyIn(encoding);
  reply.headers({
    ...headers,
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  return answerUnlessKnown(request, reply, { etag, body: bytes });
}
