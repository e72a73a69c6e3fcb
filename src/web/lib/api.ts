import type * as z from 'zod/mini';
import { getCsrfToken } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, errorBodySchema } from '#contract/error-body.ts';

/** A call that was answered with an error; `body` is null when the answer was not one of ours. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
  /** Seconds after which the server suggests trying again. */
  readonly retryAfter: number | null;

  constructor(response: { status: number; text: string; retryAfter: string | null }) {
    const parsed = errorBodySchema.safeParse(parseJson(response.text));
    super(parsed.success ? parsed.data.message : `${response.status}: ${response.text}`);
    this.status = response.status;
    this.body = parsed.success ? parsed.data : null;
    this.retryAfter = response.retryAfter === null ? null : Number(response.retryAfter);
  }
}

/** The server was not reached at all. */
export class NetworkError extends Error {}

type Input<E extends Endpoint> = {
  parameters?: z.input<E['parameters']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  idempotencyKey?: string;
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
export async function callEndpoint<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<z.output<E['output']>> {
  let response = await send(endpoint, input);
  if (response.status === 403 && /csrf/i.test(response.text)) {
    csrfToken = null;
    response = await send(endpoint, input);
  }
  if (!response.isOk) throw new ApiError(response);
  return endpoint.output.parse(parseJson(response.text)) as z.output<E['output']>;
}

async function send<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const isChange = endpoint.method !== 'GET';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (isChange) {
    headers['content-type'] = 'application/json';
    headers['x-csrf-token'] = await prepareCsrfToken();
  }
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  return request(addressOf(endpoint, input), {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    ...(isChange ? { body: JSON.stringify(input.body ?? {}) } : {}),
  });
}

async function request(address: string, options: RequestInit) {
  try {
    const response = await fetch(address, options);
    const text = await response.text();
    return { isOk: response.ok, status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch {
    throw new NetworkError('network');
  }
}

function addressOf<E extends Endpoint>(endpoint: E, input: Input<E>): string {
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
  return answer.success ? answer.data.csrfToken : (/(?:^|; )csrf-token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
