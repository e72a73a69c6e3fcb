import { type Kysely, PostgresAdapter, sql } from 'kysely';

const refusal = 'entries of a quote are never changed';

/** What an entry says for good; only the reference to an account that is deleted may go. */
const lasting = ['id', 'quote_id', 'at', 'actor_kind', 'by_id', 'kind', 'from_status', 'to_status', 'reason'];
const chained = ['detail', 'sequence', 'hash'];

/** What stands in the place of a link's secret in the stored text of a mail, as the outbox writes it. */
const mark = '~private-link~';
const mailsAtOnce = 500;

/** Records of quotes that nobody changes, and mails that hold no secret of a private link (H5). */
export async function addQuoteRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox_messages').addColumn('quote_link_id', 'text').execute();
  await takeTokensOut(db);
  await db.schema.alterTable('quote_events').addColumn('by_id', 'text').execute();
  await sql`update quote_events set by_id = actor_id`.execute(db);
  await (db.getExecutor().adapter instanceof PostgresAdapter ? refuseOnPostgres(db) : refuseOnSqlite(db));
}

type Mail = { id: string; text_body: string; html_body: string };

/** Mails that were written before named the link's secret itself; links of the migration before are still in clear. */
async function takeTokensOut(db: Kysely<unknown>): Promise<void> {
  const links = await sql<{ id: string; token: string }>`select id, token from quote_links`.execute(db);
  const idOf = new Map(links.rows.map(({ id, token }) => [token, id]));
  let last = '';
  for (;;) {
    const { rows } = await sql<Mail>`select id, text_body, html_body from outbox_messages
      where kind like 'quote-%' and id > ${last} order by id limit ${mailsAtOnce}`.execute(db);
    for (const mail of rows) await takeTokenOut(db, mail, idOf);
    if (rows.length < mailsAtOnce) return;
    last = rows.at(-1)?.id ?? '';
  }
}

async function takeTokenOut(db: Kysely<unknown>, mail: Mail, idOf: ReadonlyMap<string, string>): Promise<void> {
  const tokens = `${mail.text_body} ${mail.html_body}`.match(/[\w-]{22,64}/g) ?? [];
  const token = tokens.find((each) => idOf.has(each));
  if (token === undefined) return;
  const [text, html] = [mail.text_body, mail.html_body].map((body) => body.replaceAll(token, mark));
  await sql`update outbox_messages set text_body = ${text}, html_body = ${html}, quote_link_id = ${idOf.get(token)}
    where id = ${mail.id}`.execute(db);
}

const isAllowed = (same: string): string =>
  [
    ...[...lasting, ...chained].map((column) => `new.${column} ${same} old.${column}`),
    `(new.actor_id ${same} old.actor_id or new.actor_id is null)`,
  ].join(' and ');

async function refuseOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger quote_events_unchanged before update on quote_events
    when not (${sql.raw(isAllowed('is'))}) begin select raise(abort, ${sql.raw(`'${refusal}'`)}); end`.execute(db);
}

async function refuseOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function refuse_quote_event_change() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception '${refusal}'; end $$`)}`.execute(db);
  await sql`create trigger quote_events_unchanged before update on quote_events for each row
    when (not (${sql.raw(isAllowed('is not distinct from'))})) execute function refuse_quote_event_change()`.execute(
    db,
  );
}
