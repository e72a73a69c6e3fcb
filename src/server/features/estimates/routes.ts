import type { FastifyInstance } from 'fastify';
import { createEstimate as createEndpoint, estimatePdfPath } from '#contract/estimates.ts';
import { idSchema } from '#contract/shapes.ts';
import { brandFileName } from '#domain/brand.ts';
import { withoutOwnWords } from '#domain/configurator/own-words.ts';
import { createEstimate, validUntil } from '#server/features/estimates/create-estimate.ts';
import { type KeptEstimate, findEstimate } from '#server/features/estimates/store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { isIdempotencyKey } from '#server/http/calls/idempotency-key.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import { documentLook } from '#server/features/settings/document-look.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

const pdfLimit = { name: 'estimate-pdf', max: 30, windowMs: 10 * 60_000 };

/** Binds the calls about estimates: making one, and its PDF (C8, H3). */
export function bindEstimateEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: createEndpoint,
    handle: ({ body, idempotencyKey }) => createEstimate(services, { ...body, idempotencyKey }),
  });
  app.get<{ Params: { id: string } }>(estimatePdfPath, async (request, reply) => {
    const kept = await findNamed(services, request.params.id);
    if (!kept) throw new AppError('not-found');
    await countAgainstLimit(services, pdfLimit, request.ip);
    const bytes = await services.pdf.renderEstimate({
      id: kept.id,
      language: kept.language,
      answers: kept.answers,
      estimate: kept.estimate,
      issuedAt: kept.createdAt,
      validUntil: validUntil(kept.createdAt),
      ...documentLook(services.look.current()),
      agency: services.agency.current().facts,
    });
    const name = `${brandFileName()}-${textsOf(kept.language)('estimateDocument:fileName')}-${kept.id.slice(-6)}.pdf`;
    return reply
      .headers(securityHeaders)
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(Buffer.from(bytes));
  });
}

/** The estimate that an address names: by its key all of it, by its id without what the visitor has written. */
async function findNamed({ db }: Services, name: string): Promise<KeptEstimate | null> {
  if (idSchema.safeParse(name).success) {
    const kept = await findEstimate(db, { id: name });
    return kept && { ...kept, answers: withoutOwnWords(kept.answers) };
  }
  return isIdempotencyKey(name) ? findEstimate(db, { idempotencyKey: name }) : null;
}
