import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback } from '#domain/mail/mail-server.ts';
import {
  RefusedAddressError,
  guardedLookup,
  isPrivateAddress,
  publicLookup,
} from '#server/gateways/refused-addresses.ts';

/** The longest answer in bytes: a token or a list of faults fits many times. */
const longestAnswer = 256 * 1024;

/** An answer is longer than any that the protocol knows. */
class AnswerTooLongError extends Error {
  readonly code = 'EANSWER_TOO_LONG';

  constructor() {
    super('The answer is too long.');
    this.name = 'AnswerTooLongError';
  }
}

type Message = { url: URL; headers: Readonly<Record<string, string>>; body: unknown; timeoutMs: number };

export type Answer = { status: number; text: string };

/**
 * Posts JSON and returns status and text of the answer. Redirections are not followed. Encrypted, and never to an address of a
 * private network; in the clear on this machine alone. Throws `RefusedAddressError`, `AnswerTooLongError` or what the connection does.
 */
export async function postJson({ url, headers, body, timeoutMs }: Message): Promise<Answer> {
  const lookup = lookupFor(url);
  const bytes = Buffer.from(JSON.stringify(body));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const all = {
    ...headers,
    'content-type': 'application/json',
    accept: 'application/json',
    'content-length': bytes.length,
  };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = send(url, { method: 'POST', headers: all, signal, lookup }, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > longestAnswer) response.destroy(new AnswerTooLongError());
        else parts.push(part);
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    call.once('error', reject);
    call.end(bytes);
  });
}

/** What is looked up once is what is connected to. */
function lookupFor(url: URL) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (url.protocol === 'http:' && isLoopback(host)) return guardedLookup;
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host))) throw new RefusedAddressError();
  return publicLookup;
}
