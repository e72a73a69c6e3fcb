import type { FastifyInstance } from 'fastify';
import { createConsent } from '#contract/consent.ts';
import { consentVersion } from '#domain/consent/consent.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { keepChoice } from '#server/features/consent/keep-choice.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Services } from '#server/services.ts';

/** Binds the call by which scripts record a choice about cookies (B12). */
export function bindConsentEndpoint(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: createConsent,
    handle: async ({ body, caller, reply }) => {
      const { id } = await keepChoice(services, { ...body, caller, reply });
      return { id };
    },
  });
}

type ConsentFields = { categories?: string | string[]; withdraw?: string };

/** Binds the plain form of the page about cookies, which works without scripts (A2, B12). */
export function bindConsentForm(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('cookies')) {
    app.post<{ Body: ConsentFields | undefined }>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      if (createConsent.rateLimit) await countAgainstLimit(services, createConsent.rateLimit, caller.address);
      const { categories = [], withdraw } = request.body ?? {};
      const chosen = withdraw === undefined ? [categories].flat() : [];
      await keepChoice(services, { version: consentVersion, categories: chosen, caller, reply });
      // The page is the same for everyone; its note of success shows itself where the address names it.
      return reply.redirect(`${pathOf('cookies', caller.language)}?saved#consent-saved`, 303);
    });
  }
}
