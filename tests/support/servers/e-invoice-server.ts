import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { atEnd } from '#tests/support/database/test-databases.ts';

/** In which way the provider answers the next documents. */
export type ProviderBehaviour =
  | 'honest'
  | 'down'
  | 'busy'
  | 'silent'
  /** It has accepted the document, and the answer is lost. */
  | 'answer-lost'
  | 'token-taken-back'
  | 'invalid'
  | 'duplicate'
  | 'conflict'
  | 'forbidden'
  | 'redirects'
  | 'nonsense'
  | 'endless'
  | 'rejected';

/** A call as it came in. */
export type ProviderCall = { path: string; headers: IncomingMessage['headers']; body: unknown };

/** A provider of structured invoices on the loopback that speaks SAPI-SK 1.0; it keeps what came in and what it has accepted. */
export type EInvoiceServer = {
  address: string;
  behaviour: ProviderBehaviour;
  calls: ProviderCall[];
  /** Body of each accepted document, by its idempotency key. */
  accepted: Map<string, unknown>;
};

/** The account that the provider knows, and a secret that nobody may read anywhere. */
export const providerAccount = { clientId: 'plumbline', secret: 'tajné slovo poštára' };

const fault = (code: string, message: string, retryable?: boolean) => ({
  error: { category: 'X', code, message, correlation_id: 'c-1', ...(retryable !== undefined && { retryable }) },
});

/** Opens the provider for one test. */
export async function openEInvoiceServer(context: TestContext): Promise<EInvoiceServer> {
  const state: EInvoiceServer = { address: '', behaviour: 'honest', calls: [], accepted: new Map() };
  const tokens = new Set<string>();
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      state.calls.push({ path: request.url ?? '', headers: request.headers, body });
      if (request.url === '/sapi/auth/token') giveToken(body, response, tokens);
      else receive(state, { request, response, body, tokens });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(context, async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  state.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function giveToken(body: unknown, response: ServerResponse, tokens: Set<string>): void {
  const { clientId, secret } = providerAccount;
  const right = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret };
  if (JSON.stringify(body) !== JSON.stringify(right))
    return respond(response, 401, fault('INVALID_CLIENT', 'Unknown client'));
  const token = `token-${tokens.size + 1}`;
  tokens.add(token);
  return respond(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 900 });
}

type Received = { request: IncomingMessage; response: ServerResponse; body: unknown; tokens: ReadonlySet<string> };

function receive(state: EInvoiceServer, { request, response, body, tokens }: Received): void {
  const { behaviour } = state;
  if (behaviour === 'token-taken-back') {
    state.behaviour = 'honest';
    return respond(response, 401, fault('TOKEN_EXPIRED', 'The token has expired'));
  }
  if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
    return respond(response, 401, fault('TOKEN_UNKNOWN', 'Unknown token'));
  const refusal = refusals[behaviour];
  if (refusal) {
    if (behaviour === 'redirects') response.setHeader('location', 'http://169.254.169.254/');
    return respond(response, ...refusal);
  }
  if (behaviour === 'silent') return;
  const key = String(request.headers['idempotency-key']);
  const before = state.accepted.get(key);
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(body)) {
    return respond(response, 409, fault('IDEMPOTENCY_CONFLICT', 'The key belongs to another document'));
  }
  state.accepted.set(key, body);
  if (behaviour === 'answer-lost') return void request.socket.destroy();
  return respond(response, 202, {
    status: 'ACCEPTED',
    providerDocumentId: `doc-${[...state.accepted.keys()].indexOf(key) + 1}`,
  });
}

const refusals: Partial<Record<ProviderBehaviour, [status: number, body: unknown]>> = {
  down: [503, fault('UNAVAILABLE', 'Try later', true)],
  busy: [409, fault('IN_PROGRESS', 'It is being worked on', true)],
  invalid: [422, { error: { code: 'BR-CO-10', message: 'Sums differ', retryable: false, details: ['line 1\u0007'] } }],
  duplicate: [409, fault('DUPLICATE_DOCUMENT', 'We have it already', false)],
  conflict: [409, fault('IDEMPOTENCY_CONFLICT', 'The key belongs to another document', false)],
  forbidden: [403, fault('NOT_YOUR_PARTICIPANT', 'Not yours')],
  redirects: [302, ''],
  nonsense: [200, '<html>'],
  endless: [200, `"${'x'.repeat(300 * 1024)}"`],
  rejected: [200, { status: 'REJECTED', code: 'NO_RECEIVER', message: 'Nobody there' }],
};
