import type { Kysely, Transaction } from 'kysely';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact-details.ts';
import { emailKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { searchText } from '#domain/search-text.ts';
import type { DatabaseSchema, ServiceRequestTable } from '#server/database/schema.ts';

type Transacting = Transaction<DatabaseSchema>;

/** A request that a key has already stored, as far as a repetition needs it. */
export type StoredSubmission = { number: number; confirmationToken: string; payloadHash: string };

/** Finds what an idempotency key has stored. */
export async function findSubmission(db: Kysely<DatabaseSchema>, key: string): Promise<StoredSubmission | null> {
  const row = await db
    .selectFrom('service_requests')
    .select(['number', 'confirmation_token', 'payload_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? { number: row.number, confirmationToken: row.confirmation_token, payloadHash: row.payload_hash } : null;
}

/** Finds the number of the request that a confirmation link stands for. */
export async function findNumberByToken(db: Kysely<DatabaseSchema>, token: string): Promise<number | null> {
  const row = await db
    .selectFrom('service_requests')
    .select('number')
    .where('confirmation_token', '=', token)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Finds the customer of an e-mail address or makes one; an existing record keeps its details. Answers the id. */
export async function findOrMakeCustomer(
  transaction: Transacting,
  person: { id: string; contact: Contact; language: Language; now: number },
): Promise<string> {
  const { contact, now } = person;
  const key = emailKey(contact.email);
  const row = await transaction
    .insertInto('customers')
    .values({
      id: person.id,
      email_key: key,
      email: contact.email,
      name: contact.name,
      phone: contact.phone,
      company: contact.company,
      language: person.language,
      search_text: searchText(contact.name, contact.email, contact.company, contact.phone),
      created_at: now,
      updated_at: now,
      version: 1,
    })
    // An update that changes nothing, so that the row is locked and its id comes back either way.
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Stores a request; false when another transaction has stored one with the same idempotency key. */
export async function insertRequest(transaction: Transacting, row: ServiceRequestTable): Promise<boolean> {
  const inserted = await transaction
    .insertInto('service_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds the first event of a request's history; `choices` is what was chosen where a request has no answers. */
export async function insertSubmittedEvent(
  transaction: Transacting,
  event: { id: string; requestId: string; at: number; isSuspicious: boolean; choices?: Record<string, string | null> },
): Promise<void> {
  await transaction
    .insertInto('service_request_events')
    .values({
      id: event.id,
      service_request_id: event.requestId,
      at: event.at,
      actor_kind: 'visitor',
      actor_id: null,
      kind: 'submitted',
      from_status: null,
      to_status: 'new',
      reason: null,
      detail: JSON.stringify({ isSuspicious: event.isSuspicious, ...event.choices }),
    })
    .execute();
}

/** Text in which the back office searches for a request. */
export function requestSearchText(request: {
  number: number;
  title: string;
  answers: Pick<Answers, 'contact' | 'description' | 'customTrade'>;
}): string {
  const { contact, description, customTrade } = request.answers;
  return searchText(
    String(request.number),
    request.title,
    contact.name,
    contact.email,
    contact.company,
    contact.phone,
    customTrade,
    description,
  );
}
