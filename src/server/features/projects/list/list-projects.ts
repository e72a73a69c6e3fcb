import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { ProjectRow, countProjects as counting } from '#contract/projects/projects.ts';
import { projectTabs } from '#domain/projects/project-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findOwedMaterials } from '#server/features/projects/material/project-materials-store.ts';
import { findMilestones } from '#server/features/projects/milestones-store.ts';
import { presentForOffice, presentProject } from './present-project.ts';
import { type ProjectsAsked, countProjectsUpTo, readProjectPage } from './project-rows-store.ts';

type Db = Kysely<DatabaseSchema>;
const usualPage = 50;
/** Tabs and heads of columns have room for so many. */
const maxCounted = 9999;

/** Reads one page of projects, the newest first; `after` is the previous page's `next` (keyset pagination). */
export async function listProjects(
  db: Db,
  { after, pageSize = usualPage, ...filter }: ProjectsAsked & { after: string | undefined; pageSize?: number },
): Promise<{ rows: ProjectRow[]; next: string | null }> {
  const position = /^\d{1,15}$/.test(after ?? '') ? Number(after) : null;
  const found = await readProjectPage(db, filter, { after: position, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  const [milestones, owed] = [await findMilestones(db, ids), await findOwedMaterials(db, ids)];
  const rows = page.map((row) => {
    const isOwn = ({ project_id: projectId }: { project_id: string }) => projectId === row.id;
    const own = { milestones: milestones.filter(isOwn), owed: owed.filter(isOwn) };
    return { ...presentProject(row, own, filter.now), ...presentForOffice(row, own.milestones) };
  });
  return { rows, next: found.length > pageSize ? String(page.at(-1)?.number ?? '') : null };
}

/** Counts the projects of each tab at a time (ms UTC). */
export async function countProjects(db: Db, now: number): Promise<z.output<typeof counting.output>> {
  const tabs = await Promise.all(
    projectTabs.map(async (tab) => ({ tab, count: (await countProjectsUpTo(db, { tab, now }, maxCounted)).count })),
  );
  return { tabs };
}
