import type { FastifyReply } from 'fastify';
import { type Consent, isForSessionOnly } from '#domain/consent/consent.ts';
import type { Language } from '#domain/languages.ts';
import { languageCookie } from '#server/http/calls/caller.ts';
import { cookieFlags } from '#server/http/security/cookies.ts';

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
