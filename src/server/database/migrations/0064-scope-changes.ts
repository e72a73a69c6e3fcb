import type { Kysely } from 'kysely';

/**
 * Quotes that change the scope of a project, and which quote a milestone comes from (domain rules, "Quote"). Neither refers to its table:
 * quotes are restored before projects, and a quote outlives a project whose time is over.
 */
export async function addScopeChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quotes').addColumn('project_id', 'text').execute();
  await db.schema.createIndex('quotes_of_project').on('quotes').columns(['project_id', 'id']).execute();
  await db.schema.alterTable('project_milestones').addColumn('quote_id', 'text').execute();
  await db.schema.createIndex('project_milestones_of_quote').on('project_milestones').column('quote_id').execute();
}
