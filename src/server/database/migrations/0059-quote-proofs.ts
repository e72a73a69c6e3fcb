import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';

const linksAtOnce = 500;

/** The end of a quote's record stands in its row, and an address of a link is found in whatever case and script it was written (H5, I3). */
export async function addQuoteProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quotes').addColumn('record_length', 'integer').execute();
  await db.schema.alterTable('quotes').addColumn('record_hash', 'text').execute();
  await anchorRecords(db);
  await (db.getExecutor().adapter instanceof PostgresAdapter ? refuseOnPostgres(db) : refuseOnSqlite(db));
  await db.schema.alterTable('quote_links').addColumn('email_key', 'text').execute();
  await fillKeys(db);
  // The release before writes links without the key while both run.
  await sql`create index quote_links_of_person on quote_links (coalesce(email_key, lower(email)))`.execute(db);
}

/** What a record holds already is its end. */
async function anchorRecords(db: Kysely<unknown>): Promise<void> {
  const last = sql`from quote_events where quote_id = quotes.id and sequence is not null order by sequence desc limit 1`;
  await sql`update quotes set record_length = (select sequence ${last}), record_hash = (select hash ${last})
    where id in (select quote_id from quote_events where sequence is not null)`.execute(db);
}

/** SQLite writes letters outside ASCII small nowhere, so the keys are computed here. */
async function fillKeys(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; email: string }>`select id, email from quote_links
      where id > ${last} order by id limit ${sql.lit(linksAtOnce)}`.execute(db);
    for (const { id, email } of rows) {
      await sql`update quote_links set email_key = ${emailKey(email)} where id = ${id}`.execute(db);
    }
    if (rows.length < linksAtOnce) return;
    last = rows.at(-1)?.id ?? '';
  }
}

const refusal = 'the record of a quote only grows';
/** The end of a record moves on with a new entry; it goes only with a quote whose time of keeping is over. */
const isShortened = `old.record_length is not null and coalesce(new.record_length, 0) <= old.record_length`;
const isOver = `exists (select 1 from kept_records where record_id = old.id and is_over = 1)`;
const isMoved = (other: string) =>
  `(new.record_length ${other} old.record_length or new.record_hash ${other} old.record_hash)`;

async function refuseOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create trigger quotes_record_grows before update on quotes
      when ${isMoved('is not')} and ${isShortened} and not ${isOver}
      begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
}

async function refuseOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create or replace function refuse_shorter_quote_record() returns trigger language plpgsql as $$ begin
      if ${isOver} then return new; end if;
      raise exception '${refusal}'; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger quotes_record_grows before update on quotes for each row
      when (${isMoved('is distinct from')} and ${isShortened}) execute function refuse_shorter_quote_record()`,
    )
    .execute(db);
}
