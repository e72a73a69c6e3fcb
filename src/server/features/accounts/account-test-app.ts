import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { ulid } from 'ulid';
import { errorBodySchema } from '#contract/error-body.ts';
import { readConfig } from '#server/config.ts';
import { installErrorAnswers } from '#server/http/error-answers.ts';
import { logAnswers, loggerOptions } from '#server/http/logging.ts';
import type { Services } from '#server/services.ts';
import { atEnd, type TestDatabase } from '#tests/support/test-databases.ts';
import { bindAccountEndpoints } from './routes.ts';

const start = Date.UTC(2026, 10, 21, 9, 0);

/** A server of the account calls alone, listening on the loopback, with a clock that the test sets forward. */
export type AccountTestApp = {
  services: Services;
  /** A browser with a cookie jar of its own, calling from an address of its own. */
  newBrowser: (address?: string) => TestBrowser;
  passTime: (ms: number) => void;
  /** Everything logged so far and everything answered so far, cookies excepted. */
  transcript: () => { log: string; answers: string };
};

export type TestAnswer = { status: number; body: unknown; code: string | undefined; headers: Headers };

/** Opens the server for one test; it is closed after it. */
export async function openAccountTestApp(
  context: TestContext,
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<AccountTestApp> {
  let now = start;
  let log = '';
  let answers = '';
  const services = {
    config: readConfig(environment),
    db: database.db,
    engine: database.engine,
    signingKey: 'a signing key for tests',
    clock: () => now,
    newId: () => ulid(now),
    newToken: () => randomBytes(32).toString('base64url'),
    // What account calls never touch is left out.
  } as Pick<Services, 'config' | 'db' | 'engine' | 'signingKey' | 'clock' | 'newId' | 'newToken'> as Services;
  const stream = { write: (line: string) => void (log += line) };
  const app = fastify({ trustProxy: true, logger: { ...Object(loggerOptions('trace')), stream } });
  await listen(app, services);
  atEnd(context, () => app.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    services,
    newBrowser: (from = '192.0.2.1') =>
      new TestBrowser(`http://127.0.0.1:${port}`, from, (answer) => void (answers += `${answer}\n`)),
    passTime: (ms) => void (now += ms),
    transcript: () => ({ log, answers }),
  };
}

async function listen(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(cookie);
  installErrorAnswers(app, services);
  logAnswers(app);
  bindAccountEndpoints(app, services);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** As much of a browser as the calls need: cookies, language, and the CSRF token as a header. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #address: string;
  readonly #record: (answer: string) => void;

  constructor(origin: string, address: string, record: (answer: string) => void) {
    this.#origin = origin;
    this.#address = address;
    this.#record = record;
  }

  async get(path: string): Promise<TestAnswer> {
    return this.#call(path, { method: 'GET' });
  }

  /** Fetches a CSRF token and posts with it. */
  async post(path: string, body: object = {}): Promise<TestAnswer> {
    await this.get('/api/csrf-token');
    return this.postWithToken(path, body, this.cookies.get('csrf-token'));
  }

  /** Posts with the given CSRF token in the header, or with none; the cookie is what it is. */
  async postWithToken(path: string, body: object, csrfToken: string | undefined): Promise<TestAnswer> {
    const headers = { 'content-type': 'application/json', ...(csrfToken ? { 'x-csrf-token': csrfToken } : {}) };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #call(
    path: string,
    init: { method: string; headers?: Record<string, string>; body?: string },
  ): Promise<TestAnswer> {
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const headers = { ...init.headers, cookie: cookies, 'x-forwarded-for': this.#address, 'accept-language': 'sk' };
    const response = await fetch(`${this.#origin}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
    const text = await response.text();
    this.#record(text);
    const body: unknown = JSON.parse(text);
    return {
      status: response.status,
      body,
      code: errorBodySchema.safeParse(body).data?.code,
      headers: response.headers,
    };
  }

  #keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isEnded = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (isEnded) this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }
}
