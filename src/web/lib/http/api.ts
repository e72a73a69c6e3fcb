import type * as z from 'zod/mini';
import { getCsrfToken } from '#contract/csrf-token.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, errorBodySchema } from '#contract/error-body.ts';

/** What came back from a call. */
type Answer = { isOk: boolean; status: number; statusText: string; text: string; retryAfter: string | null };

/**
 * A call that was answered with an error; `body` is null when the answer was not one of ours, and the message then
 * `{status}: {body or status text}` (spec §8).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
  /** Seconds after which the server suggests trying again. */
  readonly retryAfter: number | null;

  constructor({ status, statusText, text, retryAfter }: Omit<Answer, 'isOk'>) {
    const parsed = errorBodySchema.safeParse(parseJson(text));
    super(parsed.success ? parsed.data.message : `${status}: ${text || statusText}`);
    this.status = status;
    this.body = parsed.success ? parsed.data : null;
    this.retryAfter = Number(retryAfter) || null;
  }
}

/** The server was not reached, or did not answer in time. */
export class NetworkError extends Error {}

/** An answer of success whose content does not fit the contract, such as JSON that broke off. */
export class MalformedAnswerError extends Error {}

/** A call that has no answer after this many ms has failed. */
export const callTimeoutMs = 20_000;

/** What of an endpoint a call cannot do without: a page need not load the rest to make it. */
type Callable<Output extends z.ZodMiniType = z.ZodMiniType> = Pick<Endpoint, 'method' | 'path' | 'timeoutMs'> & {
  output: Output;
};

type CallInput = {
  parameters?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  /** Survives the page (fetch `keepalive`): for calls while leaving it. */
  keepalive?: boolean;
};

type Input<E extends Endpoint> = CallInput & {
  parameters?: z.input<E['parameters']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
};

let csrfToken: Promise<string> | null = null;

/** Fetches the CSRF token ahead of the first changing call; it also tells the server when a form was opened. */
export function prepareCsrfToken(): Promise<string> {
  csrfToken ??= fetchCsrfToken().catch((error: unknown) => {
    csrfToken = null;
    throw error;
  });
  return csrfToken;
}

/**
 * Makes one call of the contract and checks its answer. A 403 that speaks of CSRF fetches a new token and tries once
 * more (spec §7). Throws `ApiError` or `NetworkError`.
 */
export function callEndpoint<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<z.output<E['output']>> {
  return call(endpoint as Callable<E['output']>, input);
}

/** The same where only the address and the answer are known here, and the types do not check what is sent. */
export async function call<Output extends z.ZodMiniType>(
  endpoint: Callable<Output>,
  input: CallInput,
): Promise<z.output<Output>> {
  let response = await send(endpoint, input);
  if (response.status === 403 && /csrf/i.test(response.text)) {
    csrfToken = null;
    response = await send(endpoint, input);
  }
  if (!response.isOk) throw new ApiError(response);
  const answer = parseJson(response.text);
  const { data, error } = endpoint.output.safeParse(answer);
  if (!error) return data;
  // A server of the next release may say more than this page knows.
  if (error.issues.every(({ code }) => code === 'unrecognized_keys')) return answer as z.output<Output>;
  throw new MalformedAnswerError(`malformed answer of ${endpoint.method} ${endpoint.path}`);
}

async function send(endpoint: Callable, input: CallInput) {
  const isChange = endpoint.method !== 'GET';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (isChange) {
    headers['content-type'] = 'application/json';
    headers['x-csrf-token'] = await prepareCsrfToken();
  }
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  return request(
    addressOf(endpoint, input),
    {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      ...(input.keepalive && { keepalive: true }),
      ...(isChange ? { body: JSON.stringify(input.body ?? {}) } : {}),
    },
    endpoint.timeoutMs,
  );
}

/** Asks an address and reads the answer to its end. Throws `NetworkError`. */
export async function request(address: string, options: RequestInit, timeoutMs = callTimeoutMs): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(address, { ...options, signal: stop.signal });
    const text = await response.text();
    const { ok: isOk, status, statusText, headers } = response;
    return { isOk, status, statusText, text, retryAfter: headers.get('retry-after') };
  } catch {
    throw new NetworkError(stop.signal.aborted ? 'network timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
}

function addressOf(endpoint: Callable, input: CallInput): string {
  const parameters = (input.parameters ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const given: [string, string | undefined][] = Object.entries(input.query ?? {});
  const query = new URLSearchParams(given.filter((entry): entry is [string, string] => entry[1] !== undefined));
  return query.size > 0 ? `${path}?${query}` : path;
}

async function fetchCsrfToken(): Promise<string> {
  const response = await request(getCsrfToken.path, { credentials: 'same-origin' });
  if (!response.isOk) throw new ApiError(response);
  const answer = getCsrfToken.output.safeParse(parseJson(response.text));
  // The cookie carries the same token where the answer's body does not come through (spec §7).
  const { document } = globalThis as { document?: { cookie: string } };
  return answer.success
    ? answer.data.csrfToken
    : (/(?:^|; )csrf-token=([^;]+)/.exec(document?.cookie ?? '')?.[1] ?? '');
}

/** The data of an answer; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
