import type { FastifyInstance } from 'fastify';
import { timeCsvPath } from '#contract/projects/project-time.ts';
import { idSchema } from '#contract/shapes.ts';
import { csvFormatOf, csvLine } from '#domain/csv.ts';
import type { Language } from '#domain/languages.ts';
import { writeDuration } from '#domain/projects/time/duration.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerCsv } from '#server/http/calls/answer-csv.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { type ListedTime, listTime } from './time-entries-store.ts';

/** Entries that are read in one query, so that a large export does not block the database. */
const pageSize = 500;
const exportLimit = { name: 'time-csv', max: 30, windowMs: 10 * 60_000 };
const columns = ['day', 'person', 'milestone', 'duration', 'hours', 'note'] as const;

/** Serves all time of a project as a CSV file, the newest days first (I1). */
export function bindTimeExport(app: FastifyInstance, services: Services): void {
  app.get(timeCsvPath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'manage-projects');
    await countAgainstLimit(services, exportLimit, caller.address);
    const id = idSchema.safeParse((request.params as { id?: string }).id);
    const project = id.success ? await findProject(services.db, id.data) : null;
    if (!project) throw new AppError('not-found');
    await auditFor(services, caller, 'project.time-exported')(services.db, { subjectId: project.id });
    const name = textsOf(caller.language)('projectTime:csv.fileName', { number: project.number ?? '' });
    return answerCsv(reply, { name, lines: linesOf(services, project.id, caller.language) });
  });
}

async function* linesOf({ db }: Services, id: string, language: Language): AsyncGenerator<string> {
  const t = textsOf(language);
  const format = csvFormatOf(language);
  yield csvLine(
    columns.map((column) => t(`projectTime:csv.columns.${column}`)),
    format,
  );
  for (let offset = 0; ; offset += pageSize) {
    const rows = await listTime(db, id, { limit: pageSize, offset });
    yield rows.map((row) => csvLine(cellsOf(row), format)).join('');
    if (rows.length < pageSize) return;
  }
}

const cellsOf = ({ day, name, milestone, minutes, note }: ListedTime) => [
  day,
  name,
  milestone,
  writeDuration(minutes),
  Math.round((minutes / 60) * 100) / 100,
  note,
];
