import type { Kysely, Selectable, Transaction } from 'kysely';
import { isProjectOver } from '#domain/projects/project-status.ts';
import type { ProjectTable } from '#server/database/tables/project-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';

/** What quotes read of the project whose scope they change. */
export type ChangedProject = Pick<
  Selectable<ProjectTable>,
  'id' | 'number' | 'title' | 'language' | 'status' | 'cancelled_at' | 'quote_id' | 'service_request_id' | 'customer_id'
>;

/** One project as quotes read it; null when there is none. */
export async function findChangedProject(db: Kysely<DatabaseSchema>, id: string): Promise<ChangedProject | null> {
  const row = await db
    .selectFrom('projects')
    .select(['id', 'number', 'title', 'language', 'status', 'cancelled_at'])
    .select(['quote_id', 'service_request_id', 'customer_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Throws `project-is-over` where nothing can be added to a project any more: completed or cancelled. */
export function demandOpen({
  status,
  cancelled_at: cancelledAt,
}: Pick<ChangedProject, 'status' | 'cancelled_at'>): void {
  if (isProjectOver({ status, isCancelled: cancelledAt !== null })) throw new AppError('project-is-over');
}

/**
 * Locks the project whose scope a quote changes until the transaction ends, so that it is not completed or cancelled meanwhile; nothing
 * for a quote that begins one. The caller has locked the quote. Throws `project-is-over`.
 */
export async function lockChangedProject(
  transaction: Transaction<DatabaseSchema>,
  { project_id: id }: Pick<QuoteRow, 'project_id'>,
): Promise<void> {
  if (id === null) return;
  const row = await transaction
    .updateTable('projects')
    .set((project) => ({ version: project.ref('version') }))
    .where('id', '=', id)
    .returning(['status', 'cancelled_at'])
    .executeTakeFirst();
  // A project whose time of keeping is over is gone.
  if (!row) throw new AppError('project-is-over');
  demandOpen(row);
}
