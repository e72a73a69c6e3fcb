import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body, and the strong ETag that goes with it. */
type Tagged = { etag: string; body: string | Buffer };

/**
 * Answers 304 where the caller has a body already, else the body. `If-None-Match` may be a list, and its tags weak: proxies that compress make them so
 * (RFC 9110 §13.1.2).
 */
export function answerUnlessKnown(request: FastifyRequest, reply: FastifyReply, { etag, body }: Tagged): FastifyReply {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  const isKnown = known.includes('*') || known.includes(etag);
  return isKnown ? reply.code(304).send() : reply.send(body);
}
