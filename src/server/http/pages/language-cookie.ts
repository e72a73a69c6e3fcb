import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewQuery } from '#contract/content/content.ts';
import { type Consent, consentCookie, isForSessionOnly, parseConsent } from '#domain/consent/consent.ts';
import { type Language, languageOfTag } from '#domain/languages.ts';
import { languageCookie, languageInQuery, originOf } from '#server/http/calls/caller.ts';
import { cookieFlags } from '#server/http/security/cookies.ts';
import type { Services } from '#server/services.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Keeps a chosen language in the cookie that all later requests send (B2): until the browser closes, or for 12 months
 * once the visitor has agreed that preferences are kept (B12).
 */
export function setLanguageCookie(
  reply: FastifyReply,
  language: Language,
  { origin, consent }: { origin: string; consent: Consent | null },
): void {
  const flags = { ...cookieFlags({ origin }), httpOnly: false };
  reply.setCookie(languageCookie, language, isForSessionOnly(consent) ? flags : { ...flags, maxAge: yearInSeconds });
}

/** Stores an explicit choice by query (B2), for as long as the visitor allows (B12). */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, services: Services): void {
  const chosen = languageOfTag(languageInQuery(request.query));
  // A preview in another language is no choice.
  if (!chosen || previewQuery in (request.query as object)) return;
  const consent = parseConsent(request.cookies[consentCookie], services.clock());
  setLanguageCookie(reply, chosen, { origin: originOf(request), consent });
}
