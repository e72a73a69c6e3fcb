import type { FastifyInstance } from 'fastify';
import { sendContactMessage as sendEndpoint } from '#contract/contact.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import type { FormFields } from '#domain/pages/posted-fields.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { type ContactFormResult, sendContactForm } from '#server/features/contact/send-contact-form.ts';
import { sendContactMessage } from '#server/features/contact/send-contact-message.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { retryAfterOf } from '#server/http/calls/error-responses.ts';
import { pageInput } from '#server/http/page-input.ts';
import { sendDocument } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Services } from '#server/services.ts';

const formLimit = { name: 'contact-form', max: 60, windowMs: 10 * 60_000 };

/** Binds the call that sends a message (E1). */
export function bindContactEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: sendEndpoint,
    handle: ({ body, caller, startedAt, idempotencyKey }) =>
      sendContactMessage(services, {
        language: body.language,
        message: body.message,
        honeypot: body.website,
        idempotencyKey,
        startedAt,
        origin: caller.origin,
      }),
  });
}

/** Binds the plain form of the contact page, which works without JavaScript (E1). */
export function bindContactForm(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('contact')) {
    app.post<{ Body: FormFields }>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      await countAgainstLimit(services, formLimit, caller.address);
      const result = await sendContactForm(services, request.body ?? {}, caller);
      if (result.kind === 'submitted') {
        const address = `${pathOf('confirmation', caller.language)}?request=${result.request.confirmationToken}`;
        return reply.redirect(address, 303);
      }
      const retryAfter = result.refusal && retryAfterOf(result.refusal);
      if (retryAfter) reply.header('retry-after', retryAfter);
      const match = { screen: 'contact' as const, parameters: {} };
      return sendDocument(request, reply, {
        services,
        status: statusOf(result),
        input: { ...pageInput(request, services, { match, path }), data: { contactForm: result.form } },
      });
    });
  }
}

function statusOf({ refusal, form }: Extract<ContactFormResult, { kind: 'page' }>): number {
  if (refusal) return errorCodes[refusal.code].status;
  return form.issues.length > 0 ? 422 : 200;
}
