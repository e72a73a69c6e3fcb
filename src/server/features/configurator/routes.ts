import type { FastifyInstance } from 'fastify';
import { errorCodes } from '#domain/errors/codes.ts';
import type { FormFields } from '#domain/pages/posted-fields.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { type WalkResult, walkForm } from '#server/features/configurator/walk-form.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { retryAfterOf } from '#server/http/calls/error-responses.ts';
import { pageInput } from '#server/http/page-input.ts';
import { sendDocument } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Services } from '#server/services.ts';

const walkLimit = { name: 'configurator-form', max: 200, windowMs: 10 * 60_000 };

/** Binds the configurator's plain form, which works without JavaScript (C1, C9). */
export function bindConfiguratorForm(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('configurator')) {
    app.post<{ Body: FormFields }>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      await countAgainstLimit(services, walkLimit, caller.address);
      const result = await walkForm(services, request.body ?? {}, caller);
      if (result.kind === 'submitted') {
        const address = `${pathOf('confirmation', caller.language)}?request=${result.request.confirmationToken}`;
        return reply.redirect(address, 303);
      }
      const match = { screen: 'configurator' as const, parameters: {} };
      const data = { priceBook: await readPriceBook(services.db), walk: result.walk };
      const retryAfter = result.refusal && retryAfterOf(result.refusal);
      if (retryAfter) reply.header('retry-after', retryAfter);
      return sendDocument(request, reply, {
        services,
        status: statusOf(result),
        input: { ...pageInput(request, services, { match, path }), data },
      });
    });
  }
}

function statusOf({ refusal, walk }: Extract<WalkResult, { kind: 'page' }>): number {
  if (refusal) return errorCodes[refusal.code].status;
  return walk.issues.length > 0 ? 422 : 200;
}
