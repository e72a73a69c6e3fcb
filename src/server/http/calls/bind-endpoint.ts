import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Audit, auditFor } from '#server/features/audit/audit-for.ts';
import { demand, demandProof } from './actor.ts';
import { AppError } from './app-error.ts';
import { identifyCaller } from './caller.ts';
import { checkCsrfToken } from '#server/http/security/csrf.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseShape } from './refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';

/** A call that has passed every check of its contract. */
export type Call<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType> = {
  parameters: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  caller: Caller;
  /**
   * When the CSRF token of the caller was issued (ms UTC), the earliest time at which the form can have been opened.
   */
  startedAt: number;
  /** Present where the contract demands one. */
  idempotencyKey: string;
  /** Writes the entry that the contract declares; to be called in the transaction of the change. */
  audit: Audit;
  reply: FastifyReply;
};

/**
 * Serves one endpoint of the contract: session, permission, CSRF, proof, rate limit, input, handler, output, in this order and
 * nowhere else (J2). A handler whose result does not fit the contract is an internal error, so that nothing leaks.
 */
export function bindEndpoint<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  app: FastifyInstance,
  services: Services,
  binding: { endpoint: Endpoint<P, Q, B, O>; handle: (call: Call<P, Q, B>) => Promise<z.input<O>> },
): void {
  const { endpoint, handle } = binding;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    handler: async (request, reply) => {
      const caller = await identifyCaller(request, services);
      demand(caller, endpoint.permission);
      const startedAt = endpoint.method === 'GET' ? 0 : checkCsrfToken(services, caller, request);
      if (endpoint.needsProof) demandProof(caller, services.clock());
      if (endpoint.rateLimit) await countAgainstLimit(services, endpoint.rateLimit, caller.address);
      const audit = endpoint.audit ? auditFor(services, caller, endpoint.audit) : refuseAudit;
      const answer = await handle({ ...readInput(endpoint, request), caller, startedAt, audit, reply });
      reply.header('cache-control', 'no-store');
      return endpoint.output.parse(answer);
    },
  });
}

/** An endpoint that declares no entry must write none. */
const refuseAudit: Audit = () => Promise.reject(new Error('The contract of this endpoint declares no audit entry.'));

function readInput<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType>(
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
) {
  // Forms without scripts have their own addresses; a form of another site cannot send JSON.
  if (request.body !== undefined && !/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError('unsupported-media-type');
  }
  const key = request.headers['idempotency-key'];
  if (endpoint.isIdempotent && (typeof key !== 'string' || !isIdempotencyKey(key))) {
    return refuseShape([{ path: ['Idempotency-Key'], code: 'required' }]);
  }
  return {
    parameters: parsePart(endpoint.parameters, request.params),
    query: parsePart(endpoint.query, request.query),
    body: parsePart(endpoint.body, request.body ?? {}),
    idempotencyKey: typeof key === 'string' ? key : '',
  };
}

function parsePart<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  // PostgreSQL stores no NUL in text, and nobody types one.
  if (JSON.stringify(value).includes(String.raw`\u0000`)) throw new AppError('malformed-body');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  return refuseShape(result.error.issues);
}
