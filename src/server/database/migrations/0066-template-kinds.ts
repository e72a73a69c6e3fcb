import type { Kysely } from 'kysely';

/** What each template is for; those of earlier releases are replies to requests (G7). */
export async function addTemplateKinds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('message_templates')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('request'))
    .execute();
}
