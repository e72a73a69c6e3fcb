import type { DatabaseLocation } from '#server/database/open-database.ts';
import { connectForMaintenance } from '#server/database/open-database.ts';
import type { Cell, InsertTemplate } from './bare-insert-protocol.ts';
import { counterMark } from './load-protocol.ts';

type Row = Record<string, string | number | null>;
type TableRows = { table: string; rows: readonly Row[] };

/** Columns whose text must be another one in each copy; where such a text occurs inside others, it changes there too. */
const uniqueColumns = new Set(['id', 'email_key', 'idempotency_key', 'confirmation_token']);

/** Reads all rows that the newest submission has left, as the INSERTs, one a table, that would make the like of them again. */
export async function readInsertTemplate(location: DatabaseLocation): Promise<InsertTemplate[]> {
  // A table without rows would make an INSERT of nothing.
  const tables = (await readTables(location)).filter(({ rows }) => rows.length > 0);
  const uniqueTexts = tables
    .flatMap(({ rows }) => rows)
    .flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        uniqueColumns.has(column) && typeof value === 'string' ? [value] : [],
      ),
    );
  return tables.map(({ table, rows }) => ({
    table,
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map((row) => Object.entries(row).map(([column, value]) => cellOf(column, value, uniqueTexts))),
  }));
}

function cellOf(column: string, value: string | number | null, uniqueTexts: readonly string[]): Cell {
  if (column === 'number') return { plus: Number(value) };
  if (typeof value !== 'string') return value;
  const text = uniqueTexts.reduce((changed, unique) => changed.replaceAll(unique, marked(unique)), value);
  return text === value ? value : { text };
}

/** Ids of one millisecond differ in their last characters. */
const keptCharacters = 2;

/** The same length, so that a copy takes as many bytes. */
const marked = (unique: string) =>
  unique.slice(0, -counterMark.length - keptCharacters) + counterMark + unique.slice(-keptCharacters);

/** In the order in which they refer to each other, and as they were stored, not as they are once the mails have left. */
async function readTables(location: DatabaseLocation): Promise<TableRows[]> {
  const { db, close } = connectForMaintenance(location, 'read');
  const newest = db.selectFrom('service_requests').orderBy('number', 'desc').limit(1);
  const request = await newest.selectAll().executeTakeFirstOrThrow();
  const { id, customer_id: customerId, estimate_id: estimateId } = request;
  const customer = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
  const estimates = await db.selectFrom('estimates').selectAll().where('id', '=', estimateId).execute();
  const events = await db
    .selectFrom('service_request_events')
    .selectAll()
    .where('service_request_id', '=', id)
    .execute();
  const messages = await db.selectFrom('outbox_messages').selectAll().where('service_request_id', '=', id).execute();
  const payloads = messages.map((message) => JSON.stringify({ outboxMessageId: message.id }));
  const jobs = await db.selectFrom('jobs').selectAll().where('payload', 'in', payloads).execute();
  const requestWords = await db.selectFrom('request_words').selectAll().where('service_request_id', '=', id).execute();
  const customerWords = await db
    .selectFrom('customer_words')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute();
  await close();
  const pending = { state: 'pending', attempts: 0, sent_at: null };
  const waiting = { state: 'waiting', attempts: 0, locked_until: null, locked_by: null, finished_at: null };
  return [
    { table: 'customers', rows: [customer] },
    { table: 'estimates', rows: estimates },
    { table: 'service_requests', rows: [request] },
    { table: 'service_request_events', rows: events },
    { table: 'outbox_messages', rows: messages.map((row) => ({ ...row, ...pending })) },
    { table: 'jobs', rows: jobs.map((row) => ({ ...row, ...waiting })) },
    { table: 'request_words', rows: requestWords },
    { table: 'customer_words', rows: customerWords },
  ];
}
