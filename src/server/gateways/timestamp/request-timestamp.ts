import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { RefusedAddressError, guardedLookup, isRefusedAddress } from '#server/gateways/refused-addresses.ts';
import { type Timestamp, TimestampRefusedError, readResponse, writeRequest } from './timestamp-protocol.ts';

/** How long a server may take (ms), and the largest answer in bytes: a token with a chain of certificates fits many times. */
const limits = { timeoutMs: 15_000, bytes: 100 * 1024 } as const;

export type TimestampServer = {
  /** Address of the server, `http:` or `https:`. */
  address: string;
  timeoutMs?: number;
};

/**
 * Asks a server for a timestamp of a document (RFC 3161 §3.4); `nonce` are 16 random bytes and more. The document itself stays here.
 * Redirections are not followed. Throws `TimestampRefusedError`, `RefusedAddressError`, or what the connection does.
 */
export async function requestTimestamp(
  { address, timeoutMs = limits.timeoutMs }: TimestampServer,
  { document, nonce }: { document: Uint8Array; nonce: Buffer },
): Promise<Timestamp> {
  const asked = writeRequest(document, nonce.subarray(0, 16));
  return readResponse(await post(new URL(address), asked.der, AbortSignal.timeout(timeoutMs)), asked);
}

function post(url: URL, body: Buffer, signal: AbortSignal): Promise<Buffer> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && isRefusedAddress(host)) return Promise.reject(new RefusedAddressError());
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    'content-type': 'application/timestamp-query',
    accept: 'application/timestamp-reply',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    // What is looked up once is what is connected to.
    const call = send(url, { method: 'POST', headers, signal, lookup: guardedLookup }, (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        reject(new TimestampRefusedError(`the server has answered ${response.statusCode}`));
        return;
      }
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > limits.bytes) response.destroy(new TimestampRefusedError('the answer is too long'));
        else parts.push(part);
      });
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(parts)));
    });
    call.once('error', reject);
    call.end(body);
  });
}
