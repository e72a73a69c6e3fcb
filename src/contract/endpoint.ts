import type * as z from 'zod/mini';
import type { AuditAction } from '#domain/audit/audit-log.ts';
import type { ErrorCode } from '#domain/errors/codes.ts';
import type { Action } from '#domain/permissions.ts';

/** Calls of one kind that an address may make within a time. */
export type RateLimit = { name: string; max: number; windowMs: number };

/**
 * One call of the HTTP interface: what goes in, what comes out, who may make it. The server binds it, the browser
 * calls it, and nothing else describes it (J2).
 */
export type Endpoint<
  Parameters extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  path: `/api/${string}`;
  summary: string;
  /** What the caller must be allowed to do. */
  permission: Action;
  parameters: Parameters;
  query: Query;
  body: Body;
  output: Output;
  /** Errors beside those that every call can answer with. */
  errors: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** What the audit log says of a success; the use case writes it with its change (G11). */
  audit?: AuditAction;
  /** The caller must have proved within five minutes whose session it is, by password or passkey (`proof-needed`). */
  needsProof?: true;
  /** The caller sends an `Idempotency-Key`; a repetition gets the first answer again. */
  isIdempotent?: true;
  /** Longest body in bytes, where the usual 64 KiB are too few. */
  maxBodyBytes?: number;
  /** How long a caller waits for the answer (ms), where the usual 20 s are too short. */
  timeoutMs?: number;
};

/** Declares an endpoint; exists for its types. */
export function defineEndpoint<
  Parameters extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(endpoint: Endpoint<Parameters, Query, Body, Output>): Endpoint<Parameters, Query, Body, Output> {
  return endpoint;
}
