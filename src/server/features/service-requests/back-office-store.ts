import type { Kysely } from 'kysely';
import type { RequestDetail, RequestRow } from '#contract/service-requests.ts';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { contactSchema } from '#domain/contact-details-schema.ts';
import { estimateSchema } from '#domain/estimates/estimate-schema.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { listRequestMails } from '#server/features/mail/outbox-store.ts';

const pageSize = 50;

const rowColumns = [
  'service_requests.id',
  'service_requests.number',
  'service_requests.created_at',
  'service_requests.status',
  'service_requests.priority',
  'service_requests.source',
  'service_requests.language',
  'service_requests.title',
  'service_requests.service',
  'service_requests.trade',
  'service_requests.currency',
  'service_requests.estimate_minimum_minor',
  'service_requests.estimate_maximum_minor',
  'service_requests.is_unread',
  'customers.name as customer_name',
  'customers.company as customer_company',
] as const;

const base = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('service_requests')
    .innerJoin('customers', 'customers.id', 'service_requests.customer_id')
    .select(rowColumns);

type StoredRow = Awaited<ReturnType<ReturnType<typeof base>['executeTakeFirstOrThrow']>>;

/** Reads one page of requests that are not archived, newest first; `after` is the last page's `next` (keyset). */
export async function listRequests(
  db: Kysely<DatabaseSchema>,
  after: string | undefined,
): Promise<{ rows: RequestRow[]; next: string | null }> {
  const cursor = parseCursor(after);
  let query = base(db).where('service_requests.is_archived', '=', 0);
  if (cursor) {
    query = query.where((where) =>
      where(
        where.refTuple('service_requests.created_at', 'service_requests.id'),
        '<',
        where.tuple(cursor.at, cursor.id),
      ),
    );
  }
  const rows = await query
    .orderBy('service_requests.created_at', 'desc')
    .orderBy('service_requests.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(presentRow),
    next: rows.length > pageSize && last ? `${last.created_at}-${last.id}` : null,
  };
}

/** Reads one request with answers, estimate, history and mails; null when there is none. */
export async function readRequest(db: Kysely<DatabaseSchema>, id: string): Promise<RequestDetail | null> {
  const row = await base(db)
    .leftJoin('estimates', 'estimates.id', 'service_requests.estimate_id')
    .select([
      'service_requests.updated_at',
      'service_requests.waiting_on',
      'service_requests.description',
      'service_requests.contact',
      'service_requests.answers',
      'service_requests.estimate_id',
      'estimates.result as estimate_result',
    ])
    .where('service_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [events, mails] = await Promise.all([readEvents(db, id), listRequestMails(db, id)]);
  return {
    ...presentRow(row),
    updatedAt: row.updated_at,
    waitingOn: row.waiting_on,
    description: row.description,
    contact: contactSchema.parse(JSON.parse(row.contact)),
    answers: row.answers === null ? null : answersSchema.parse(JSON.parse(row.answers)),
    estimateId: row.estimate_id,
    explainedEstimate: row.estimate_result === null ? null : estimateSchema.parse(JSON.parse(row.estimate_result)),
    events,
    mails,
  };
}

async function readEvents(db: Kysely<DatabaseSchema>, requestId: string): Promise<RequestDetail['events']> {
  const rows = await db
    .selectFrom('service_request_events')
    .select(['id', 'at', 'kind', 'actor_kind', 'from_status', 'to_status', 'reason'])
    .where('service_request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind,
    actor: row.actor_kind,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
  }));
}

function presentRow(row: StoredRow): RequestRow {
  const { estimate_minimum_minor: minimum, estimate_maximum_minor: maximum } = row;
  return {
    id: row.id,
    number: row.number,
    createdAt: row.created_at,
    status: row.status,
    priority: row.priority,
    source: row.source,
    language: row.language,
    title: row.title,
    service: row.service,
    trade: row.trade,
    customerName: row.customer_name,
    customerCompany: row.customer_company,
    currency: row.currency,
    estimate: minimum === null || maximum === null ? null : { minimum, maximum },
    isUnread: row.is_unread === 1,
  };
}

function parseCursor(after: string | undefined): { at: number; id: string } | null {
  const [at = '', id = ''] = (after ?? '').split('-', 2);
  return /^\d{1,15}$/.test(at) && id !== '' ? { at: Number(at), id } : null;
}
