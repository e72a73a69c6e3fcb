import type { FastifyRequest } from 'fastify';
import {
  type Language,
  chooseLanguage,
  languageOfHost,
  languageOfTag,
  parseAcceptLanguage,
} from '#domain/languages.ts';
import { readDeviceToken } from '#server/http/security/device-cookie.ts';
import { readSession } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the person whose session it is, once that was read. */
    userId: string | null;
  }
}

/** Name of the cookie that keeps the chosen language (B2). */
export const languageCookie = 'i18next';

const validHost = /^[a-z0-9.-]+(?::\d{1,5})?$/i;

/** What the query names by `lng` or `lang`, the first of the two that is a language; unchecked where neither is (B2). */
export function languageInQuery(query: unknown): string | undefined {
  const { lng, lang } = query as { lng?: unknown; lang?: unknown };
  const values = [lng, lang].filter((value) => typeof value === 'string');
  return values.find((value) => languageOfTag(value) !== null) ?? values[0];
}

/** Chooses the language of a request in the order of B2, as far as the server can see it. */
export function languageOf(request: FastifyRequest, services: Services): Language {
  return languageOfTag(languageInQuery(request.query)) ?? readerLanguageOf(request, services);
}

/** The same without the query: the language of whoever looks at a page that is in another one. */
export function readerLanguageOf(request: FastifyRequest, services: Services): Language {
  return chooseLanguage({
    cookie: request.cookies[languageCookie],
    hostLanguage: languageOfHost(request.host, services.config.siteHosts),
    browser: parseAcceptLanguage(request.headers['accept-language']),
  });
}

/** Scheme and host by which the caller reached the site; a malformed Host header is not repeated. */
export function originOf(request: FastifyRequest): string {
  const host = validHost.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}

/** Reads address, language and session of a request; the log of a refusal names the person. */
export async function identifyCaller(request: FastifyRequest, services: Services): Promise<Caller> {
  const origin = originOf(request);
  const session = await readSession(services, request, { origin });
  request.userId = session.user?.id ?? null;
  return {
    address: request.ip,
    language: languageOf(request, services),
    origin,
    deviceToken: readDeviceToken(request, { origin }),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    ...session,
  };
}
