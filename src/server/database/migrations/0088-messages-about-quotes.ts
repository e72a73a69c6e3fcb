import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** Which messages in the thread of a request are about a quote that went to somebody else than its customer, who may not read them (I4). */
export async function addMessagesAboutQuotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('service_request_messages')
    .addColumn('quote_id', 'text', (column) => column.references('quotes.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('service_request_messages_by_quote')
    .on('service_request_messages')
    .column('quote_id')
    .execute();
  await markMessagesFromBefore(db);
}

/** Marks those from before: they are told by the question that they are, or by the address that they came from or were mailed to. */
export async function markMessagesFromBefore(db: QueryExecutorProvider): Promise<void> {
  const others = sql`select quotes.id from quotes
    join service_requests as requests on requests.id = quotes.service_request_id
    left join customers on customers.id = requests.customer_id
    where quotes.id in (select quote_id from quote_links) and not exists (select 1 from quote_links as links
      where links.quote_id = quotes.id and lower(links.email) = lower(customers.email)
      and (links.ended_at is null or links.is_copy = 0))`;
  await sql`update service_request_messages
    set quote_id = (select quote_id from quote_questions where quote_questions.id = service_request_messages.id)
    where id in (select id from quote_questions where quote_id in (${others}))
      and service_request_id is not null`.execute(db);
  const address = sql`select lower(recipient) from outbox_messages
      where id = service_request_messages.outbox_message_id and kind = 'quote-question-answered'
    union all select lower(from_address) from inbound_mails where id = service_request_messages.inbound_mail_id`;
  await sql`update service_request_messages
    set quote_id = (select max(quotes.id) from quotes join quote_links as links on links.quote_id = quotes.id
      where quotes.service_request_id = service_request_messages.service_request_id
      and quotes.id in (${others}) and lower(links.email) in (${address}))
    where quote_id is null and (outbox_message_id is not null or inbound_mail_id is not null)
      and service_request_id in (select service_request_id from quotes where id in (${others}))`.execute(db);
}
