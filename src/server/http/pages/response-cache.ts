import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { languageCookie } from '#server/http/calls/caller.ts';

/** A complete response of status 200; its headers have no cookies. */
export type CachedResponse = { head: Record<string, string>; etag: string; bytes: Buffer };

type Stored = { whole: Record<string, string>; unchanged: Record<string, string>; etag: string; bytes: Buffer };

export type ResponseCache = {
  /** Stores the response to a request under a version of the content; it must depend on nothing else. */
  store: (request: IncomingMessage, version: string, response: CachedResponse) => void;
  /** A listener that sends cached responses and calls `next` for the rest. */
  wrap: (next: RequestListener) => RequestListener;
  /** Empties the cache for good; every request goes to `next`. */
  close: () => void;
};

const capacity = 500;
/** Every public page in four languages takes a tenth of it in brotli and a half uncompressed; addresses under ever new hosts get no more. */
const mostBytes = 16 * 2 ** 20;
const longestKey = 1000;

export type ResponseCacheOptions = {
  /** A new version empties the cache. */
  contentVersion: () => string;
  /** Whether forwarded headers are trusted, which depends on the sender. */
  isBehindProxy: boolean;
  /** Told of every response that was sent from here. */
  onSent: () => void;
};

/**
 * Cache of complete responses to shared pages, sent before the framework handles the request. pages.ts decides what is
 * stored, so a response is the same either way. A lookup takes a microsecond, so that a cached page is served at the
 * speed of node:http (docs/benchmarks.md).
 */
export function createResponseCache({ contentVersion, isBehindProxy, onSent }: ResponseCacheOptions): ResponseCache {
  const stored = new Map<string, Stored>();
  let storedVersion = '';
  let isClosed = false;

  function find(request: IncomingMessage): Stored | undefined {
    const key = isClosed ? null : cacheKeyOf(request, isBehindProxy);
    return key !== null && contentVersion() === storedVersion ? stored.get(key) : undefined;
  }

  return {
    store(request, version, { head, etag, bytes }) {
      const key = cacheKeyOf(request, isBehindProxy);
      if (key === null || key.length > longestKey) return;
      const allBytes = stored.values().reduce((sum, each) => sum + each.bytes.length, bytes.length);
      if (version !== storedVersion || stored.size >= capacity || allBytes > mostBytes) stored.clear();
      storedVersion = version;
      stored.set(key, { whole: { ...head, 'content-length': String(bytes.length) }, unchanged: head, etag, bytes });
    },
    wrap: (next) => (request, response) => {
      const cached = find(request);
      if (cached && send(request, response, cached)) onSent();
      else next(request, response);
    },
    close() {
      isClosed = true;
      stored.clear();
    },
  };
}

function send(request: IncomingMessage, response: ServerResponse, cached: Stored): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) {
    response.writeHead(200, cached.whole).end(cached.bytes);
    return true;
  }
  if (known !== cached.etag) return false;
  response.writeHead(304, cached.unchanged).end();
  return true;
}

/**
 * Everything in a request that a shared page can depend on (`languageOf`, `originOf` and `chooseEncoding` read nothing
 * else); null for requests that are not cached. No part can contain a line break.
 */
function cacheKeyOf(request: IncomingMessage, isBehindProxy: boolean): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || url.includes('?')) return null;
  const cookies = languageCookiesIn(headers.cookie);
  const key = `${url}\n${headers.host}\n${headers['accept-encoding']}\n${headers['accept-language']}\n${cookies}`;
  if (!isBehindProxy) return key;
  const { remoteAddress } = request.socket;
  return `${key}\n${remoteAddress}\n${String(headers['x-forwarded-proto'])}\n${String(headers['x-forwarded-host'])}`;
}

/** Matches the whole name of the cookie, not one that only ends with it. */
const languagePair = new RegExp(`(?:^|;)\\s*${languageCookie}\\s*=[^;]*`, 'g');

function languageCookiesIn(header: string | undefined): string {
  return header?.includes(languageCookie) ? (header.match(languagePair) ?? []).join('') : '';
}
