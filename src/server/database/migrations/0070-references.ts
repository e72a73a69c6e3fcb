import type { Kysely } from 'kysely';
import { refuseChanges } from '#server/database/refuse-changes.ts';

/** References of customers, their translations, and the record of what was agreed to (A11). */
export async function addReferences(db: Kysely<unknown>): Promise<void> {
  await createReferences(db);
  await db.schema
    .createTable('reference_translations')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('reference_id', 'text', (column) => column.notNull().references('project_references.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('figure_label', 'text', (column) => column.notNull())
    .addColumn('picture_alt', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .execute();
  await db.schema
    .createIndex('reference_translations_by_language')
    .on('reference_translations')
    .columns(['reference_id', 'language'])
    .unique()
    .execute();
  await createConsents(db);
}

async function createReferences(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('project_references')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().unique().references('projects.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('asked_times', 'integer', (column) => column.notNull());
  for (const words of [
    'name',
    'firm',
    'text',
    'figure_label',
    'figure_before',
    'figure_after',
    'picture_alt',
  ] as const) {
    table = table.addColumn(words, 'text', (column) => column.notNull().defaultTo(''));
  }
  await table
    .addColumn('picture_key', 'text')
    .addColumn('picture_name', 'text')
    .addColumn('picture_type', 'text')
    .addColumn('picture_width', 'integer')
    .addColumn('picture_height', 'integer')
    .addColumn('given_at', 'bigint')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('project_references_in_order')
    .on('project_references')
    .columns(['status', 'position', 'id'])
    .execute();
}

async function createConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reference_consents')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('reference_id', 'text', (column) => column.notNull().references('project_references.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('parts', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('statement', 'text', (column) => column.notNull())
    .addColumn('words_sha256', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .execute();
  await db.schema
    .createIndex('reference_consents_of_reference')
    .on('reference_consents')
    .columns(['reference_id', 'id'])
    .execute();
  await refuseChanges(db, 'reference_consents', lastingOfConsents);
}

const lastingOfConsents = [
  'id',
  'reference_id',
  'at',
  'kind',
  'parts',
  'language',
  'statement',
  'words_sha256',
  'way',
  'by_id',
] as const;
