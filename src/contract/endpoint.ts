import type { z } from 'zod';
import type { ErrorCode } from '#domain/errors/codes.ts';

/** Calls of one kind that an address may make within a time. */
export type RateLimit = { name: string; max: number; windowMs: number };

/**
 * One call of the HTTP interface: what goes in, what comes out, who may make it. The server binds it, the browser
 * calls it, and nothing else describes it (J2).
 */
export type Endpoint<
  Parameters extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST';
  /** Path with `:name` for parameters. */
  path: `/api/${string}`;
  summary: string;
  access: 'everyone' | 'admin';
  parameters: Parameters;
  query: Query;
  body: Body;
  output: Output;
  /** Errors beside those that every call can answer with. */
  errors: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** The caller sends an `Idempotency-Key`; a repetition gets the first answer again. */
  isIdempotent?: true;
};

/** Declares an endpoint; exists for its types. */
export function defineEndpoint<
  Parameters extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(endpoint: Endpoint<Parameters, Query, Body, Output>): Endpoint<Parameters, Query, Body, Output> {
  return endpoint;
}
