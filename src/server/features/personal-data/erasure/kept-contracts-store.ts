import { type Transaction, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { clearMaterial } from '#server/features/customers/cleared-material-store.ts';
import { emptiedQuote } from '#server/features/customers/anonymised-quotes-store.ts';

const over = (kind: 'quote' | 'project') =>
  sql`select record_id from kept_records where is_over = 1 and kind = ${kind}`;

/** A quote that documents about money still name stays as a number without content. */
export const isNamed = sql`(quotes.id in (select quote_id from tax_documents where quote_id is not null)
  or quotes.id in (select quote_id from payment_requests where quote_id is not null)
  or quotes.id in (select quote_id from projects where quote_id is not null)
  or quotes.id in (select quote_id from recurring_invoices where quote_id is not null))`;

/** Deletes projects and signed quotes that are marked as over (`now` in ms UTC); returns the keys of their files. */
export async function deleteContracts(transaction: Transaction<DatabaseSchema>, now: number): Promise<string[]> {
  const projects = over('project');
  const milestones = sql`select id from project_milestones where project_id in (${projects})`;
  await sql`delete from project_events where project_id in (${projects})`.execute(transaction);
  await sql`delete from approval_records where milestone_id in (${milestones})`.execute(transaction);
  await sql`delete from handover_marks where milestone_id in (${milestones})`.execute(transaction);
  const pictures = await sql<{ object_key: string }>`delete from handover_pictures
    where milestone_id in (${milestones}) returning object_key`.execute(transaction);
  await sql`delete from milestone_handovers where milestone_id in (${milestones})`.execute(transaction);
  await sql`delete from project_milestones where project_id in (${projects})`.execute(transaction);
  const files = await clearMaterial(transaction, projects, now);
  await sql`delete from project_materials where project_id in (${projects})`.execute(transaction);
  // Time that was noted for a project has nothing to belong to any more.
  for (const table of ['time_entries', 'time_timers'] as const) {
    await sql`delete from ${sql.table(table)} where project_id in (${projects})`.execute(transaction);
  }
  await sql`delete from projects where id in (${projects})`.execute(transaction);
  const quotes = over('quote');
  const { rows } = await sql<{ sealed_file: string | null; evidence_file: string | null }>`delete from quote_signatures
    where quote_id in (${quotes}) returning sealed_file, evidence_file`.execute(transaction);
  await sql`delete from outbox_messages where quote_link_id in (
    select id from quote_links where quote_id in (${quotes}))`.execute(transaction);
  for (const table of ['quote_events', 'quote_links', 'quote_snapshots', 'quote_words'] as const) {
    await sql`delete from ${sql.table(table)} where quote_id in (${quotes})`.execute(transaction);
  }
  await sql`delete from quotes where id in (${quotes}) and not ${isNamed}`.execute(transaction);
  await emptyNamed(transaction);
  await sql`delete from kept_records where is_over = 1 and basis = 'contract'
    and record_id not in (select id from quotes)`.execute(transaction);
  const keys = [...pictures.rows.map((row) => row.object_key), ...files];
  return [...keys, ...rows.flatMap((row) => [row.sealed_file, row.evidence_file])].filter((key) => key !== null);
}

/** Empties quotes that are over and still named. */
async function emptyNamed(transaction: Transaction<DatabaseSchema>): Promise<void> {
  const named = await transaction
    .selectFrom('quotes')
    .select(['id', 'content'])
    .where('id', 'in', transaction.selectFrom('kept_records').select('record_id').where('is_over', '=', 1))
    .where('buyer_name', '!=', '')
    .execute();
  for (const quote of named) {
    const gone = { closed_reason: null, verify_code: null, record_length: null, record_hash: null };
    const set = { ...emptiedQuote(quote, { lines: [] }), ...gone };
    await transaction.updateTable('quotes').set(set).where('id', '=', quote.id).execute();
  }
}
