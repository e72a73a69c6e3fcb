import type { FastifyInstance } from 'fastify';
import { requestsCsvPath } from '#contract/service-requests/service-requests.ts';
import { dayOf } from '#domain/days.ts';
import { type RequestFilter, requestFilterSchema } from '#domain/service-requests/request-filter.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { answerCsv } from '#server/http/calls/answer-csv.ts';
import { demand } from '#server/http/calls/actor.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseShape } from '#server/http/calls/refuse-fields.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { headerLine, requestLine } from './csv-row.ts';
import { readPage } from './list-requests.ts';

/** Requests that are read in one query, so that a large export does not block the database. */
const pageSize = 500;
const exportLimit = { name: 'requests-csv', max: 30, windowMs: 10 * 60_000 };

/** Serves the requests that match a filter as a CSV file, which is read from the database page by page (G10). */
export function bindRequestExport(app: FastifyInstance, services: Services): void {
  app.get(requestsCsvPath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'read-service-requests');
    await countAgainstLimit(services, exportLimit, caller.address);
    const filter = readFilter(request.query);
    // The search text may be a person's name, so the log holds only the names of the filters.
    const audit = auditFor(services, caller, 'service-requests.exported');
    await audit(services.db, { facts: { filters: Object.keys(filter) } });
    const name = textsOf(caller.language)('requestExport:fileName');
    return answerCsv(reply, {
      name: `${name}-${dayOf(services.clock(), 'sk')}`,
      lines: linesOf(services, caller, filter),
    });
  });
}

function readFilter(query: unknown): RequestFilter {
  const result = requestFilterSchema.safeParse(query);
  if (result.success) return result.data;
  return refuseShape(result.error.issues);
}

/** Always in order of arrival: other orders can change while the file is being downloaded. */
async function* linesOf(services: Services, caller: Caller, filter: RequestFilter): AsyncGenerator<string> {
  const { language } = caller;
  const sort = filter.sort === 'oldest' ? 'oldest' : 'newest';
  const listQuery = { filter: { ...filter, sort } as const, userId: callerId(caller), now: services.clock() };
  yield headerLine(language);
  let after: string | null | undefined;
  do {
    const page = await readPage(services.db, { ...listQuery, after: after ?? undefined, size: pageSize });
    yield page.rows.map((row) => requestLine(row, language)).join('');
    after = page.next;
  } while (after !== null);
}
