import type { FastifyReply } from 'fastify';
import { withNecessary } from '#domain/consent/categories.ts';
import { type Consent, consentCookie, consentLifetimeMs, formatConsent } from '#domain/consent/consent.ts';
import { languageOfTag } from '#domain/languages.ts';
import { insertConsent } from '#server/features/consent/store.ts';
import { languageCookie } from '#server/http/calls/caller.ts';
import { cookieFlags } from '#server/http/security/cookies.ts';
import { setLanguageCookie } from '#server/http/pages/language-cookie.ts';
import type { Caller, Services } from '#server/services.ts';

type Choice = { version: string; categories: readonly string[]; caller: Caller; reply: FastifyReply };

/**
 * Records a choice and sets the cookie that keeps it for 12 months (B12). By the server, because some browsers keep a
 * cookie of a script for a week only; open to scripts, because they ask it what they may load. The cookie of the
 * language is kept for as long as the choice allows from now on.
 */
export async function keepChoice(services: Services, choice: Choice): Promise<Consent & { id: string }> {
  const { version, caller, reply } = choice;
  const consent = {
    id: services.newId(),
    version,
    categories: withNecessary(choice.categories),
    chosenAt: services.clock(),
  };
  await insertConsent(services.db, {
    id: consent.id,
    at: consent.chosenAt,
    version,
    categories: consent.categories,
    language: caller.language,
  });
  const flags = { ...cookieFlags(caller), httpOnly: false, maxAge: consentLifetimeMs / 1000 };
  reply.setCookie(consentCookie, formatConsent(consent), flags);
  const language = languageOfTag(reply.request.cookies[languageCookie]);
  if (language) setLanguageCookie(reply, language, { origin: caller.origin, consent });
  return consent;
}
