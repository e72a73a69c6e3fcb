import type { Kysely } from 'kysely';
import type { ProjectColumn } from '#contract/projects/project-board.ts';
import { valuesIn } from '#domain/listed-values.ts';
import type { ProjectFilter } from '#domain/projects/project-filter.ts';
import { projectStatuses } from '#domain/projects/project-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { listProjects } from './list-projects.ts';
import { countProjectsUpTo } from './project-rows-store.ts';

const inColumn = 25;
/** The head of a column has room for three digits. */
const maxCounted = 999;

/** Reads the newest projects of each status that a filter includes, at a time (ms UTC); cancelled ones stand on no board (I1). */
export async function readProjectBoard(
  db: Kysely<DatabaseSchema>,
  { status: wanted, ...filter }: Omit<ProjectFilter, 'tab'> & { now: number },
): Promise<{ columns: ProjectColumn[] }> {
  const named = valuesIn(wanted);
  const statuses = projectStatuses.filter((status) => named.length === 0 || named.includes(status));
  const columns = statuses.map(async (status) => {
    const asked = { ...filter, status, isUncancelled: true };
    const [{ rows }, count] = await Promise.all([
      listProjects(db, { ...asked, after: undefined, pageSize: inColumn }),
      countProjectsUpTo(db, asked, maxCounted),
    ]);
    return { status, count, rows };
  });
  return { columns: await Promise.all(columns) };
}
