import { RefusedAddressError } from '#server/gateways/refused-addresses.ts';
import { type Answer, postJson } from './post-json.ts';
import { type SendOutcome, type Sending, bounded, readOutcome, readToken, sendMessage } from './sapi-protocol.ts';

/** Account of the agency with its provider. */
export type ProviderAccount = { address: string; clientId: string; secret: string };

/** The way to a certified provider by SAPI-SK 1.0. */
export type EInvoiceProvider = {
  /** Hands a document over; the same key at each attempt makes it arrive once. Never throws. */
  send: (account: ProviderAccount, sending: Sending, idempotencyKey: string) => Promise<SendOutcome>;
};

type Options = { clock: () => number; timeoutMs?: number };

/** A token is not used in its last minute. */
const reserveMs = 60_000;

type Token = { account: string; token: string; until: number };

/** Creates the way to the provider. It keeps one token in memory, for the account that it was given to. */
export function createEInvoiceProvider({ clock, timeoutMs = 30_000 }: Options): EInvoiceProvider {
  let known: Token | null = null;

  async function tokenFor(account: ProviderAccount): Promise<string | SendOutcome> {
    const name = JSON.stringify(account);
    if (known?.account === name && known.until > clock()) return known.token;
    const answer = await post(account, 'auth/token', {
      headers: {},
      body: { grant_type: 'client_credentials', client_id: account.clientId, client_secret: account.secret },
    });
    if (answer.status < 200 || answer.status >= 300) return refusedToken(answer);
    const read = readToken(answer.text);
    if (!read) return { kind: 'retry', failure: 'unclear', words: `${answer.status}` };
    known = { account: name, token: read.token, until: clock() + read.seconds * 1000 - reserveMs };
    return read.token;
  }

  const post = (account: ProviderAccount, path: string, message: { headers: Record<string, string>; body: unknown }) =>
    postJson({ url: new URL(`${account.address}/sapi/${path}`), timeoutMs, ...message });

  async function attempt(account: ProviderAccount, sending: Sending, key: string): Promise<SendOutcome> {
    const token = await tokenFor(account);
    if (typeof token !== 'string') return token;
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      'x-peppol-participant-id': sending.sender,
    };
    const { status, text } = await post(account, 'document/send', { headers, body: sendMessage(sending) });
    if (status === 401) known = null;
    return readOutcome(status, text);
  }

  return {
    async send(account, sending, key) {
      try {
        const hadToken = known !== null;
        const outcome = await attempt(account, sending, key);
        // A token that was kept may have been taken back; a new one tells whether it is the account.
        return hadToken && known === null ? await attempt(account, sending, key) : outcome;
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** A token that is not given: OAuth says 400 or 401 for a wrong account (RFC 6749 §5.2). */
function refusedToken({ status, text }: Answer): SendOutcome {
  const outcome = readOutcome(status, text);
  if (outcome.kind === 'refused' && status !== 404 && status >= 400) return { ...outcome, failure: 'credentials' };
  return outcome.kind === 'accepted' ? { kind: 'refused', failure: 'credentials', words: `${status}` } : outcome;
}

function outcomeOf(error: unknown): SendOutcome {
  const words = error instanceof Error ? bounded('code' in error ? String(error.code) : error.name) : '';
  if (error instanceof RefusedAddressError) return { kind: 'refused', failure: 'address', words };
  return { kind: 'retry', failure: 'unavailable', words };
}
