import type { Kysely } from 'kysely';

/** What customers owe their projects, what was said and given for it, and access data that are shown once (I7). */
export async function addProjectMaterials(db: Kysely<unknown>): Promise<void> {
  await createMaterials(db);
  await createEvents(db);
  await createFiles(db);
  await createSecrets(db);
  await db.schema.alterTable('attachments').addColumn('project_id', 'text').execute();
  await db.schema.createIndex('attachments_by_project').on('attachments').column('project_id').execute();
  await db.schema.createIndex('notifications_of_project').on('notifications').column('project_id').execute();
}

async function createMaterials(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_materials')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('explanation', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text')
    .addColumn('is_secret', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reminders', 'integer', (column) => column.notNull())
    .addColumn('told_on', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('project_materials_of_project')
    .on('project_materials')
    .columns(['project_id', 'position'])
    .execute();
  await db.schema
    .createIndex('project_materials_by_day')
    .on('project_materials')
    .columns(['status', 'due_on'])
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('material_events')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('material_id', 'text', (column) => column.notNull().references('project_materials.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('material_events_of_material')
    .on('material_events')
    .columns(['material_id', 'at'])
    .execute();
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('material_files')
    .addColumn('attachment_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('material_id', 'text', (column) => column.notNull().references('project_materials.id'))
    .execute();
  await db.schema.createIndex('material_files_of_material').on('material_files').column('material_id').execute();
}

async function createSecrets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('material_secrets')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('material_id', 'text', (column) => column.notNull().references('project_materials.id'))
    .addColumn('sealed_value', 'text', (column) => column.notNull())
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .addColumn('given_by', 'text')
    .addColumn('read_at', 'bigint')
    .addColumn('read_by', 'text')
    .execute();
  await db.schema.createIndex('material_secrets_of_material').on('material_secrets').column('material_id').execute();
}
