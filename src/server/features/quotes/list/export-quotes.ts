import type { FastifyInstance } from 'fastify';
import { quotesCsvPath } from '#contract/quotes/quote-list.ts';
import { dayOf } from '#domain/days.ts';
import { type QuoteFilter, quoteFilterSchema } from '#domain/quotes/quote-filter.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerCsv } from '#server/http/calls/answer-csv.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { refuseShape } from '#server/http/calls/refuse-fields.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { readPage } from './list-quotes.ts';
import { headerLine, quoteLine } from './quote-csv-row.ts';

/** Quotes that are read in one query, so that a large export does not block the database. */
const pageSize = 500;
const exportLimit = { name: 'quotes-csv', max: 30, windowMs: 10 * 60_000 };

/** Serves the quotes that match a filter as a CSV file, which is read from the database page by page (H2). */
export function bindQuoteExport(app: FastifyInstance, services: Services): void {
  app.get(quotesCsvPath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'manage-quotes');
    await countAgainstLimit(services, exportLimit, caller.address);
    const filter = readFilter(request.query);
    // The search text may be a person's name, so the log holds only the names of the filters.
    const audit = auditFor(services, caller, 'quotes.exported');
    await audit(services.db, { facts: { filters: Object.keys(filter) } });
    const name = textsOf(caller.language)('quoteExport:fileName');
    return answerCsv(reply, {
      name: `${name}-${dayOf(services.clock(), 'sk')}`,
      lines: linesOf(services, caller, filter),
    });
  });
}

function readFilter(query: unknown): QuoteFilter {
  const result = quoteFilterSchema.safeParse(query);
  if (result.success) return result.data;
  return refuseShape(result.error.issues);
}

/** Always by number: other orders change while the file is being downloaded. */
async function* linesOf({ db, clock }: Services, caller: Caller, filter: QuoteFilter): AsyncGenerator<string> {
  const { language } = caller;
  const now = clock();
  const listQuery = { filter: { ...filter, order: 'number' } as const, now };
  yield headerLine(language);
  let after: string | null | undefined;
  do {
    const page = await readPage(db, { ...listQuery, after: after ?? undefined, size: pageSize });
    yield page.rows.map((row) => quoteLine(row, { language, now })).join('');
    after = page.next;
  } while (after !== null);
}
