import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { languageCookie } from '#server/http/calls/caller.ts';

/** An answer of status 200 as it goes out; its head has no cookies. */
export type ReadyAnswer = { head: Record<string, string>; etag: string; bytes: Buffer };

type Kept = { whole: Record<string, string>; unchanged: Record<string, string>; etag: string; bytes: Buffer };

export type ReadyAnswers = {
  /** Keeps the answer that a request got under a version of the content; it must depend on nothing else. */
  keep: (request: IncomingMessage, version: string, answer: ReadyAnswer) => void;
  /** A listener that answers what it can and hands the rest on. */
  before: (next: RequestListener) => RequestListener;
  /** From now on everything is handed on. */
  close: () => void;
};

const capacity = 500;
const longestKey = 1000;

export type ReadyAnswersOptions = {
  /** A new version forgets everything kept. */
  contentVersion: () => string;
  /** Whether forwarded headers are believed, which depends on who sends them. */
  isBehindProxy: boolean;
};

/**
 * Answers to shared pages by the words of the request, sent before the framework sees it. The page's own code decides
 * what is kept; here nothing is decided, so an answer is the same either way. Equal words are found in a microsecond,
 * which lets a cached page go out at the speed of node:http (docs/benchmarks.md).
 */
export function createReadyAnswers({ contentVersion, isBehindProxy }: ReadyAnswersOptions): ReadyAnswers {
  const kept = new Map<string, Kept>();
  let keptVersion = '';
  let isClosed = false;

  function find(request: IncomingMessage): Kept | undefined {
    const key = isClosed ? null : wordsOf(request, isBehindProxy);
    return key !== null && contentVersion() === keptVersion ? kept.get(key) : undefined;
  }

  return {
    keep(request, version, { head, etag, bytes }) {
      const key = wordsOf(request, isBehindProxy);
      if (key === null || key.length > longestKey) return;
      if (version !== keptVersion || kept.size >= capacity) kept.clear();
      keptVersion = version;
      kept.set(key, { whole: { ...head, 'content-length': String(bytes.length) }, unchanged: head, etag, bytes });
    },
    before: (next) => (request, response) => {
      const answer = find(request);
      if (!answer || !send(request, response, answer)) next(request, response);
    },
    close() {
      isClosed = true;
      kept.clear();
    },
  };
}

function send(request: IncomingMessage, response: ServerResponse, answer: Kept): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) {
    response.writeHead(200, answer.whole).end(answer.bytes);
    return true;
  }
  if (known !== answer.etag) return false;
  response.writeHead(304, answer.unchanged).end();
  return true;
}

/**
 * Everything in a request that a shared page can depend on (`languageOf`, `originOf` and `chooseEncoding` read nothing
 * else); null for requests that are answered anew each time. A line break cannot stand in any of the parts.
 */
function wordsOf(request: IncomingMessage, isBehindProxy: boolean): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || url.includes('?')) return null;
  const cookies = languageCookiesIn(headers.cookie);
  const words = `${url}\n${headers.host}\n${headers['accept-encoding']}\n${headers['accept-language']}\n${cookies}`;
  if (!isBehindProxy) return words;
  const { remoteAddress } = request.socket;
  return `${words}\n${remoteAddress}\n${String(headers['x-forwarded-proto'])}\n${String(headers['x-forwarded-host'])}`;
}

/** The cookie itself and not one that only ends like it: a stranger's cookie must not stand for a visitor's choice. */
const languagePair = new RegExp(`(?:^|;)\\s*${languageCookie}\\s*=[^;]*`, 'g');

function languageCookiesIn(header: string | undefined): string {
  return header?.includes(languageCookie) ? (header.match(languagePair) ?? []).join('') : '';
}
