import { type Transaction, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

const over = (kind: 'tax-document' | 'payment-request') =>
  sql`select record_id from kept_records where is_over = 1 and kind = ${kind}`;

/** Deletes documents that are marked as over, what was asked and what was paid; returns the keys of their files. */
export async function deleteBilling(transaction: Transaction<DatabaseSchema>): Promise<string[]> {
  // What a later document still refers to is not over yet.
  await sql`update kept_records set is_over = 0 where kind = 'tax-document' and record_id in (
      select d.corrects_id from tax_documents d where d.corrects_id is not null and d.id not in (${over('tax-document')})
      union select a.advance_id from tax_document_advances a where a.tax_document_id not in (${over('tax-document')})
      union select p.tax_document_id from payment_requests p
        where p.tax_document_id is not null and p.id not in (${over('payment-request')}))`.execute(transaction);
  const asked = over('payment-request');
  const { rows: settled } = await sql<{ id: string }>`select distinct payment_id as id from payment_allocations
    where payment_request_id in (${asked})`.execute(transaction);
  for (const [table, column] of [
    ['payment_allocations', 'payment_request_id'],
    ['payment_request_events', 'payment_request_id'],
    ['payment_request_words', 'payment_request_id'],
    ['payment_requests', 'id'],
  ] as const) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${asked})`.execute(transaction);
  }
  const documents = over('tax-document');
  for (const table of ['document_deliveries', 'tax_document_advances', 'tax_document_words'] as const) {
    await sql`delete from ${sql.table(table)} where tax_document_id in (${documents})`.execute(transaction);
  }
  const { rows } = await sql<{ sealed_file: string | null }>`delete from tax_documents
    where id in (${documents}) returning sealed_file`.execute(transaction);
  await deletePayments(
    transaction,
    settled.map(({ id }) => id),
  );
  await transaction.deleteFrom('kept_records').where('is_over', '=', 1).where('basis', '=', 'billing').execute();
  await sql`delete from recurring_invoices where state = 'ended'
    and id not in (select recurring_id from tax_documents where recurring_id is not null)
    and customer_id in (select id from customers where anonymised_at is not null)`.execute(transaction);
  return rows.flatMap(({ sealed_file: key }) => (key === null ? [] : [key]));
}

/** Deletes payments that settle nothing any more, with what undoes them and the entries of the bank. */
async function deletePayments(transaction: Transaction<DatabaseSchema>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const used = await sql`select 1 from payment_allocations where payment_id = ${id}
      union all select 1 from tax_documents where payment_id = ${id} limit 1`.execute(transaction);
    if (used.rows.length > 0) continue;
    const both = sql`select id from payments where id = ${id} or undoes_id = ${id}`;
    await sql`delete from bank_import_entries where bank_entry_id in (
      select id from bank_entries where payment_id in (${both}))`.execute(transaction);
    await sql`delete from bank_entries where payment_id in (${both})`.execute(transaction);
    await sql`delete from payments where undoes_id = ${id}`.execute(transaction);
    await sql`delete from payments where id = ${id}`.execute(transaction);
  }
}
