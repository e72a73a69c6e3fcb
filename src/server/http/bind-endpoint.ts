import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldError } from '#contract/error-body.ts';
import { AppError } from '#server/http/app-error.ts';
import { identifyCaller } from '#server/http/caller.ts';
import { checkCsrfToken } from '#server/http/csrf.ts';
import { isIdempotencyKey } from '#server/http/idempotency-key.ts';
import { countAgainstLimit } from '#server/http/rate-limit.ts';
import type { Caller, Services } from '#server/services.ts';

/** A call that has passed every check of its contract. */
export type Call<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType> = {
  parameters: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  caller: Caller;
  /** When the caller's CSRF token was issued (ms): not before it can the form have been opened. */
  startedAt: number;
  /** Present where the contract demands one. */
  idempotencyKey: string;
  reply: FastifyReply;
};

/**
 * Serves one endpoint of the contract: session, permission, CSRF, rate limit, input, handler, output, in this order
 * and nowhere else (J2). A handler whose answer does not fit the contract is an internal error, never a leak.
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
    handler: async (request, reply) => {
      const caller = await identifyCaller(request, services);
      checkAccess(endpoint, caller);
      const startedAt = endpoint.method === 'GET' ? 0 : checkCsrfToken(services, caller, request);
      if (endpoint.rateLimit) await countAgainstLimit(services, endpoint.rateLimit, caller.address);
      const answer = await handle({ ...readInput(endpoint, request), caller, startedAt, reply });
      reply.header('cache-control', 'no-store');
      return endpoint.output.parse(answer);
    },
  });
}

function checkAccess(endpoint: Endpoint, caller: Caller): void {
  if (endpoint.access === 'everyone') return;
  if (!caller.user) throw new AppError('sign-in-required');
  if (!caller.user.isAdmin) throw new AppError('access-denied');
}

function readInput<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType>(
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
) {
  const key = request.headers['idempotency-key'];
  if (endpoint.isIdempotent && (typeof key !== 'string' || !isIdempotencyKey(key))) {
    throw new AppError('invalid-input', { fields: [invalid('Idempotency-Key', 'required')] });
  }
  return {
    parameters: parsePart(endpoint.parameters, request.params),
    query: parsePart(endpoint.query, request.query),
    body: parsePart(endpoint.body, request.body ?? {}),
    idempotencyKey: typeof key === 'string' ? key : '',
  };
}

function parsePart<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  // No database stores a NUL in text, and no person types one.
  if (JSON.stringify(value).includes(String.raw`\u0000`)) throw new AppError('malformed-body');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => invalid(issue.path.join('.'), issue.code));
  throw new AppError('invalid-input', { fields });
}

/** A shape error is a programmer's, not a visitor's: the rule's name is message enough. */
function invalid(field: string, rule: string): FieldError {
  return { field, rule, message: rule };
}
