import type { Kysely } from 'kysely';
import { refuseChanges } from '#server/database/refuse-changes.ts';

/** Case studies of finished projects, with their texts in versions and their pictures (A5, A11, A12). */
export async function addCaseStudies(db: Kysely<unknown>): Promise<void> {
  await createCaseStudies(db);
  await createTexts(db);
  await db.schema
    .createTable('case_study_pictures')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('case_study_id', 'text', (column) => column.notNull().references('case_studies.id'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('object_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('is_agreed', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('case_study_pictures_by_place', ['case_study_id', 'place'])
    .execute();
}

async function createCaseStudies(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('case_studies')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().unique().references('projects.id'));
  for (const fact of ['service', 'trade', 'country', 'firm', 'town', 'leave', 'leave_parts'] as const) {
    table = table.addColumn(fact, 'text', (column) => column.notNull());
  }
  await table
    .addColumn('asked_at', 'bigint')
    .addColumn('asked_times', 'integer', (column) => column.notNull())
    .addColumn('asked_number', 'integer')
    .addColumn('agreed_number', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createTexts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('case_study_texts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('case_study_id', 'text', (column) => column.notNull().references('case_studies.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('published_number', 'integer')
    .addUniqueConstraint('case_study_texts_by_language', ['case_study_id', 'language'])
    .execute();
  await db.schema
    .createTable('case_study_versions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('case_study_id', 'text', (column) => column.notNull().references('case_studies.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addUniqueConstraint('case_study_versions_by_number', ['case_study_id', 'language', 'number'])
    .execute();
  await refuseChanges(db, 'case_study_versions', lastingOfVersions);
}

const lastingOfVersions = ['id', 'case_study_id', 'language', 'number', 'words', 'writer', 'at'] as const;
