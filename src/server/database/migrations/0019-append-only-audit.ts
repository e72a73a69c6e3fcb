import { type Kysely, PostgresAdapter, sql } from 'kysely';

const refusal = 'entries of the audit log are never changed or deleted';

/** What an entry says for good; the address and the name of what was deleted may be forgotten, and nothing else. */
const lasting = ['id', 'at', 'actor_kind', 'actor_id', 'action', 'subject_id', 'detail'];
const forgettable = ['address', 'subject_name'];

/**
 * Entries of deletions keep the name of what was deleted, and the database itself refuses to change or delete entries
 * (G11).
 */
export async function makeAuditAppendOnly(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit_entries').addColumn('subject_name', 'text').execute();
  await (db.getExecutor().adapter instanceof PostgresAdapter ? refuseOnPostgres(db) : refuseOnSqlite(db));
}

/** The condition under which a change of a row is one that the log allows. */
function isAllowed(same: string): string {
  return [
    ...lasting.map((column) => `new.${column} ${same} old.${column}`),
    ...forgettable.map((column) => `(new.${column} ${same} old.${column} or new.${column} is null)`),
  ].join(' and ');
}

async function refuseOnSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = sql.raw(`begin select raise(abort, '${refusal}'); end`);
  await sql`create trigger audit_entries_unchanged before update on audit_entries
    when not (${sql.raw(isAllowed('is'))}) ${refuse}`.execute(db);
  await sql`create trigger audit_entries_kept before delete on audit_entries ${refuse}`.execute(db);
}

async function refuseOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function refuse_audit_change() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception '${refusal}'; end $$`)}`.execute(db);
  await sql`create trigger audit_entries_unchanged before update on audit_entries for each row
    when (not (${sql.raw(isAllowed('is not distinct from'))})) execute function refuse_audit_change()`.execute(db);
  await sql`create trigger audit_entries_kept before delete on audit_entries for each row
    execute function refuse_audit_change()`.execute(db);
}
