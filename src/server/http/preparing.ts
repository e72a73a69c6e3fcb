import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ErrorBody } from '#contract/error-body.ts';
import {
  type Language,
  type LanguageHosts,
  chooseLanguage,
  languageOfHost,
  parseAcceptLanguage,
} from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { plainDocument } from '#server/http/plain-document.ts';
import { securityHeaders } from './security/security-headers.ts';

const retryAfterSeconds = 5;

/**
 * Answers while the server still waits for its database or brings it up to date: alive, not ready, and everything else
 * 503 with Retry-After, as a page in the visitor's language or as the error that every call knows (K5). The page asks
 * again by itself.
 */
export function createPreparing({ siteHosts, clock }: Options): RequestListener {
  return (request, response) => {
    const language = languageOf(request, siteHosts);
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path === '/api/health') return send(response, 200, { status: 'alive' });
    if (path === '/api/ready') return send(response, 503, { status: 'preparing' });
    if (!request.headers.accept?.includes('text/html')) return send(response, 503, errorOf(language, clock()));
    const page = { ...headers, 'content-type': 'text/html; charset=utf-8', refresh: String(retryAfterSeconds) };
    response.writeHead(503, page).end(preparingPage(language));
  };
}

type Options = { siteHosts: LanguageHosts; clock: () => number };

function languageOf({ headers: { host = '', ...rest } }: IncomingMessage, hosts: LanguageHosts): Language {
  return chooseLanguage({
    hostLanguage: languageOfHost(host, hosts),
    browser: parseAcceptLanguage(rest['accept-language']),
  });
}

const headers = {
  ...securityHeaders,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'retry-after': String(retryAfterSeconds),
  // A body that nobody reads must not stay on the connection.
  connection: 'close',
};

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function errorOf(language: Language, now: number): ErrorBody {
  return {
    code: 'database-unavailable',
    message: textsOf(language)('preparing:text'),
    category: 'database',
    severity: 'critical',
    errorId: 'ERR_PREPARING',
    timestamp: new Date(now).toISOString(),
  };
}

function preparingPage(language: Language): string {
  const t = textsOf(language);
  return plainDocument({ language, title: t('preparing:title'), paragraphs: [t('preparing:text')] });
}
