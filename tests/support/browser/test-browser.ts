import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorBodySchema } from '#contract/error-body.ts';

/** An answer with its body as sent (`bytes`), as text, and as data where it is JSON. */
export type TestAnswer = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  body: unknown;
  /** Code of an error answer. */
  code: string | undefined;
};

type Call = { method: string; headers?: HeaderFields; body?: string | Buffer };
type HeaderFields = Record<string, string>;

export type BrowserOptions = {
  /** Address that a trusted proxy reports, so that rate limits of tests stay apart. */
  address?: string;
  /** Headers of every call; Slovak is asked for unless they say otherwise. */
  headers?: HeaderFields;
  /** Is told of every body that arrives. */
  record?: (text: string) => void;
};

/** As much of a browser as the calls need: cookies, the CSRF token as a header, and forms. Redirects are not followed. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  readonly #headers: HeaderFields;
  readonly #record: (text: string) => void;
  /** The session that the CSRF token at hand was fetched for. */
  #tokenOf: string | undefined;

  constructor(origin: string, { address, headers = {}, record = () => undefined }: BrowserOptions = {}) {
    this.origin = origin;
    this.#headers = { 'accept-language': 'sk', ...(address && { 'x-forwarded-for': address }), ...headers };
    this.#record = record;
  }

  async get(path: string, headers: HeaderFields = {}): Promise<TestAnswer> {
    return this.call(path, { method: 'GET', headers });
  }

  /** Posts JSON with a CSRF token. */
  async post(path: string, body: object = {}, headers: HeaderFields = {}): Promise<TestAnswer> {
    return this.#change(path, (token) => jsonCall(body, { ...token, ...headers }));
  }

  /** Fetches a CSRF token, which the cookie keeps as well. */
  async takeToken(): Promise<string> {
    await this.get('/api/csrf-token');
    return this.cookies.get('csrf-token') ?? '';
  }

  /** Posts with the given CSRF token in the header, or with none; the cookie is what it is. */
  async postWithToken(path: string, body: object, csrfToken: string | undefined): Promise<TestAnswer> {
    return this.call(path, jsonCall(body, csrfToken ? { 'x-csrf-token': csrfToken } : {}));
  }

  /** Replaces what an address stands for by JSON, with a CSRF token. */
  async put(path: string, body: object): Promise<TestAnswer> {
    return this.#change(path, (token) => ({ ...jsonCall(body, token), method: 'PUT' }));
  }

  /** Deletes what an address stands for, with a CSRF token; the body is JSON where there is one. */
  async delete(path: string, body?: object): Promise<TestAnswer> {
    return this.#change(path, (token) => ({
      ...(body ? jsonCall(body, token) : { headers: token }),
      method: 'DELETE',
    }));
  }

  /** Sends a form as a browser without scripts does, from a page of the site unless the headers say otherwise. */
  async postForm(
    path: string,
    fields: readonly (readonly [string, string])[],
    headers?: HeaderFields,
  ): Promise<TestAnswer> {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    const own = headers ?? { origin: this.origin, 'sec-fetch-site': 'same-origin' };
    return this.call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own },
      body,
    });
  }

  async call(path: string, { method, headers = {}, body }: Call): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const sent = { ...this.#headers, ...(cookie && { cookie }), ...headers };
    const answer = await exchange(`${this.origin}${path}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body }),
    });
    for (const line of answer.headers.getSetCookie()) this.#keepCookie(line);
    this.#record(answer.text);
    return answer;
  }

  /**
   * Makes a changing call with the CSRF token that the session has, or with a new one; where that is refused it fetches another and
   * tries once more, as the site's own calls do (spec §7). Nobody's token is fetched each time: it says when a form was opened.
   */
  async #change(path: string, callWith: (token: HeaderFields) => Call): Promise<TestAnswer> {
    const session = this.cookies.get('session');
    const isKept = session !== undefined && session === this.#tokenOf && this.cookies.has('csrf-token');
    const send = async (token: string) => this.call(path, callWith({ 'x-csrf-token': token }));
    const answer = await send(isKept ? (this.cookies.get('csrf-token') ?? '') : await this.#newToken());
    return isKept && answer.code === 'csrf-token-invalid' ? send(await this.#newToken()) : answer;
  }

  async #newToken(): Promise<string> {
    const token = await this.takeToken();
    this.#tokenOf = this.cookies.get('session');
    return token;
  }

  #keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isEnded = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (isEnded) this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }
}

/** A call with JSON in its body. */
function jsonCall(body: object, headers: HeaderFields): Call {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** By node:http, because fetch hides encodings and chooses some headers itself. */
function exchange(url: string, { method, headers = {}, body }: Call): Promise<TestAnswer> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...length, ...headers } }, (incoming) => {
      readAnswer(incoming).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function readAnswer(incoming: IncomingMessage): Promise<TestAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const headers = new Headers();
  for (const [index, name] of incoming.rawHeaders.entries()) {
    if (index % 2 === 0) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  const text = decode(bytes, headers.get('content-encoding'));
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return {
    status: incoming.statusCode ?? 0,
    headers,
    bytes,
    text,
    body,
    code: errorBodySchema.safeParse(body).data?.code,
  };
}

function decode(bytes: Buffer, encoding: string | null): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
