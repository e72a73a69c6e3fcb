import { type Kysely, sql } from 'kysely';

/** Verified addresses, second factors, passkeys, sessions that can be told apart, settings, audit log, error reports. */
export async function addAccountSecurity(db: Kysely<unknown>): Promise<void> {
  await extendUsers(db);
  await replaceSessions(db);
  await createSignInSteps(db);
  await createSecondFactors(db);
  await createRecords(db);
}

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  for (const column of ['email_verified_at', 'totp_enabled_at', 'totp_last_step'] as const) {
    await db.schema.alterTable('users').addColumn(column, 'bigint').execute();
  }
  await db.schema.alterTable('users').addColumn('totp_secret', 'text').execute();
  // Many may name an address, one may have it: the first who opened a link that was mailed to it.
  await db.schema
    .createIndex('users_verified_email')
    .unique()
    .on('users')
    .column('email_key')
    .where(sql.ref('email_verified_at'), 'is not', null)
    .execute();
}

/** The sessions of before name no device and end here: everybody signs in once more. */
async function replaceSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sessions').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
}

async function createSignInSteps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pending_sign_ins')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('email_links')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('email_links_user').on('email_links').columns(['user_id', 'purpose']).execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('address', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_entries_actor').on('audit_entries').columns(['actor_id', 'id']).execute();
  await db.schema.createIndex('audit_entries_action').on('audit_entries').columns(['action', 'id']).execute();
  await db.schema.createIndex('audit_entries_subject').on('audit_entries').columns(['subject_id', 'id']).execute();
  await db.schema
    .createTable('error_groups')
    .addColumn('fingerprint', 'text', (column) => column.notNull().primaryKey())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('severity', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('first_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('sample', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('error_groups_state')
    .on('error_groups')
    .columns(['state', 'last_seen_at', 'fingerprint'])
    .execute();
}
