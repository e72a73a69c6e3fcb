import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countMonth, monthSchema, monthZipPath } from '#contract/tax-documents/month.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerZip } from '#server/http/calls/answer-zip.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { refuseShape } from '#server/http/calls/refuse-fields.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { monthArchive } from './month-archive.ts';
import { countMonthDocuments } from './month-documents-store.ts';
import { countMonthPayments } from './month-payments-store.ts';
import { countOpenItems } from './open-items-store.ts';

const zipLimit = { name: 'month-zip', max: 30, windowMs: 10 * 60_000 };
const querySchema = z.strictObject({ month: monthSchema });

/** Binds the month for the bookkeeper (H11): what it holds, and all of it as an archive that is written while it is sent. */
export function bindMonth(app: FastifyInstance, services: Services): void {
  const { db } = services;
  bindEndpoint(app, services, {
    endpoint: countMonth,
    handle: async ({ parameters: { month } }) => ({
      ...(await countMonthDocuments(db, month)),
      payments: await countMonthPayments(db, month),
      openItems: await countOpenItems(db, month),
    }),
  });
  app.get(monthZipPath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'read-documents');
    await countAgainstLimit(services, zipLimit, caller.address);
    const query = querySchema.safeParse(request.query);
    if (!query.success) return refuseShape(query.error.issues);
    const { month } = query.data;
    await auditFor(services, caller, 'documents.exported')(db, { facts: { month } });
    const { language } = caller;
    return answerZip(reply, {
      name: `${textsOf(language)('monthExport:fileName')}-${month}`,
      entries: monthArchive({ services, month, language }),
      at: services.clock(),
    });
  });
}
