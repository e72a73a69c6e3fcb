import type { Insertable, Kysely } from 'kysely';
import { primaryKeys, tableNames, type DatabaseSchema, type TableName } from '../schema.ts';

const text = 'Žltý kôň, "ěšč" \\ 🪠\n\tø æ å';
const time = Date.UTC(2026, 0, 5);
const account = { language: 'sk', created_at: time, updated_at: time, version: 1 } as const;

/** One row of every table, with odd letters, the largest whole number, and columns left empty. */
const rows: { [Table in TableName]: Insertable<DatabaseSchema[Table]> } = {
  secrets: { name: 'csrf', value: text },
  number_series: { name: 'another', next: Number.MAX_SAFE_INTEGER },
  price_books: { version: 1, created_at: time, content: '{"base":1}' },
  users: {
    ...account,
    id: 'user',
    username: 'Ľubica',
    username_key: 'ľubica',
    email: null,
    email_key: null,
    password_hash: '$argon2id$',
    role: 'admin',
  },
  sessions: { token_hash: 'hash', user_id: 'user', created_at: time, last_seen_at: time, expires_at: time },
  setup_links: { token_hash: 'hash', expires_at: time },
  customers: {
    ...account,
    id: 'customer',
    email_key: 'a@example.com',
    email: 'A@example.com',
    name: text,
    phone: '',
    company: '',
    search_text: 'zlty kon',
  },
  estimates: {
    id: 'estimate',
    idempotency_key: 'key',
    language: 'da',
    currency: 'DKK',
    price_book_version: 1,
    answers: '{}',
    result: '{}',
    minimum_minor: 0,
    maximum_minor: 123_456_789_012,
    created_at: time,
  },
  service_requests: {
    ...account,
    id: 'request',
    number: 1001,
    confirmation_token: 'token',
    idempotency_key: 'key',
    payload_hash: 'hash',
    customer_id: 'customer',
    estimate_id: 'estimate',
    source: 'configurator',
    currency: 'EUR',
    status: 'new',
    priority: 'medium',
    waiting_on: 'us',
    assignee_id: 'user',
    is_archived: 0,
    is_unread: 1,
    title: text,
    description: text,
    service: null,
    trade: null,
    answers: null,
    contact: '{}',
    estimate_minimum_minor: null,
    estimate_maximum_minor: null,
    cancel_reason: null,
    first_response_at: null,
    search_text: '',
    created_day: '2026-01-05',
  },
  service_request_events: {
    id: 'event',
    service_request_id: 'request',
    at: time,
    actor_kind: 'visitor',
    actor_id: null,
    kind: 'submitted',
    from_status: null,
    to_status: 'new',
    reason: null,
    detail: '{}',
  },
  outbox_messages: {
    id: 'mail',
    service_request_id: null,
    kind: 'confirmation',
    language: 'cs',
    recipient: 'a@example.com',
    sender: 'b@example.com',
    reply_to: null,
    subject: text,
    text_body: text,
    html_body: `<p>${text}</p>`,
    state: 'pending',
    attempts: 0,
    last_error: null,
    message_id: '<id@example.com>',
    created_at: time,
    sent_at: null,
  },
  jobs: {
    id: 'job',
    kind: 'send-mail',
    payload: '{}',
    run_at: time,
    attempts: 0,
    locked_until: null,
    locked_by: null,
    state: 'waiting',
    last_error: null,
    created_at: time,
    finished_at: null,
  },
  rate_limits: { key: 'login 127.0.0.1', hits: 3, resets_at: time },
  consents: { id: 'consent', at: time, version: '2026-01-05', categories: '["necessary"]', language: 'da' },
};

/** Puts a row into every table of an empty database. */
export async function fillEveryTable(db: Kysely<DatabaseSchema>): Promise<void> {
  for (const table of tableNames) await db.insertInto(table).values(rows[table]).execute();
}

/** Everything in the database, by table. */
export async function readEveryTable(db: Kysely<DatabaseSchema>): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of tableNames) {
    contents[table] = await db.selectFrom(table).selectAll().orderBy(db.dynamic.ref(primaryKeys[table])).execute();
  }
  return contents;
}
