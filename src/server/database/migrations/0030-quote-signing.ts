import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { ulid } from 'ulid';

/** Private links of each recipient, questions, signatures, codes, keys of the seal, and chained records (H5). */
export async function addQuoteSigning(db: Kysely<unknown>): Promise<void> {
  await addLinks(db);
  await moveTokens(db);
  await addAnswers(db);
  await addSignatures(db);
  await addNews(db);
  for (const column of ['detail', 'hash']) {
    await db.schema.alterTable('quote_events').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('quote_events').addColumn('sequence', 'integer').execute();
  await db.schema
    .createIndex('quote_events_in_record')
    .on('quote_events')
    .columns(['quote_id', 'sequence'])
    .unique()
    .execute();
  await db.schema.alterTable('quotes').addColumn('verify_code', 'text').execute();
  await db.schema.alterTable('quotes').addColumn('answer_mail_id', 'text').execute();
  await db.schema.createIndex('quotes_verify_code').on('quotes').column('verify_code').unique().execute();
}

async function addLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_links')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull().references('quotes.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('is_copy', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('first_viewed_at', 'bigint')
    .addColumn('last_viewed_at', 'bigint')
    .execute();
  await db.schema.createIndex('quote_links_of_quote').on('quote_links').columns(['quote_id', 'id']).execute();
}

type OldQuote = {
  id: string;
  token: string | null;
  email: string | null;
  sent_at: number | string;
  first_viewed_at: number | string | null;
  last_viewed_at: number | string | null;
};

/** The one link that quotes had becomes that of their recipient; housekeeping seals its token. */
async function moveTokens(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldQuote>`
    select quotes.id, quotes.token, mails.recipient as email, quotes.sent_at, quotes.first_viewed_at, quotes.last_viewed_at
    from quotes left join outbox_messages as mails on mails.id = quotes.mail_id
    where quotes.token is not null`.execute(db);
  for (const { id, token, email, sent_at: sentAt, first_viewed_at: first, last_viewed_at: last } of rows) {
    const hash = createHash('sha256')
      .update(token ?? '')
      .digest('hex');
    await sql`insert into quote_links
      (id, quote_id, token_hash, token, email, is_copy, created_at, first_viewed_at, last_viewed_at)
      values (${ulid(Number(sentAt))}, ${id}, ${hash}, ${token}, ${email ?? ''}, 0, ${sentAt}, ${first}, ${last})`.execute(
      db,
    );
  }
  // The column stays, because SQLite cannot remove a unique one; nothing reads it any more.
  await sql`update quotes set token = null`.execute(db);
}

async function addAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_questions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull().references('quotes.id').onDelete('cascade'))
    .addColumn('line_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.references('outbox_messages.id').onDelete('set null'))
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .addColumn('answered_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('quote_questions_of_quote').on('quote_questions').columns(['quote_id', 'id']).execute();
  await db.schema
    .createTable('quote_codes')
    .addColumn('access_key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull().references('quotes.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addSignatures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seal_keys')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('generation', 'integer', (column) => column.notNull().unique())
    .addColumn('certificate', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('not_after', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('quote_signatures')
    .addColumn('quote_id', 'text', (column) => column.notNull().primaryKey().references('quotes.id'))
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('evidence_sha256', 'text', (column) => column.notNull())
    .addColumn('signed_at', 'bigint', (column) => column.notNull())
    .addColumn('call_id', 'text', (column) => column.notNull())
    .addColumn('evidence_file', 'text')
    .addColumn('evidence_file_type', 'text')
    .addColumn('sealed_file', 'text')
    .addColumn('sealed_sha256', 'text')
    .addColumn('sealed_bytes', 'integer')
    .addColumn('sealed_at', 'bigint')
    .addColumn('seal_key_id', 'text', (column) => column.references('seal_keys.id'))
    .addColumn('timestamp_token', 'text')
    .addColumn('timestamped_at', 'bigint')
    .execute();
  await db.schema.createIndex('quote_signatures_fingerprint').on('quote_signatures').column('fingerprint').execute();
  await db.schema.createIndex('quote_signatures_sealed').on('quote_signatures').column('sealed_sha256').execute();
}

/** What the people of the agency are told of quotes; the mail names what a recipient can still take back. */
async function addNews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notifications')
    .addColumn('quote_id', 'text', (column) => column.references('quotes.id').onDelete('cascade'))
    .execute();
  await db.schema.alterTable('notifications').addColumn('mail_id', 'text').execute();
  await db.schema.createIndex('notifications_of_quote').on('notifications').column('quote_id').execute();
}
