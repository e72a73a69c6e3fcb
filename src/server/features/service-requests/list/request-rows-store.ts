import type { Kysely, SelectQueryBuilder, Selectable } from 'kysely';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedContact } from '#server/stored/contact.ts';
import { shownTitle } from './shown-title.ts';

/** Columns of `service_requests` that a row of the list needs. */
const ownColumns = [
  'service_requests.id',
  'service_requests.number',
  'service_requests.created_at',
  'service_requests.updated_at',
  'service_requests.status',
  'service_requests.priority',
  'service_requests.source',
  'service_requests.language',
  'service_requests.title',
  'service_requests.service',
  'service_requests.trade',
  'service_requests.customer_id',
  'service_requests.currency',
  'service_requests.estimate_minimum_minor',
  'service_requests.estimate_maximum_minor',
  'service_requests.value_eur_minor',
  'service_requests.assignee_id',
  'service_requests.waiting_on',
  'service_requests.answer_due_at',
  'service_requests.follow_up_at',
  'service_requests.budget_minimum_minor',
  'service_requests.budget_maximum_minor',
  'service_requests.is_archived',
  'service_requests.is_unread',
  'service_requests.version',
] as const;

/** All that a row of the list or of the export shows: own columns, the customer and the assignee. */
const rowColumns = [
  ...ownColumns,
  'customers.name as customer_name',
  'customers.company as customer_company',
  'customers.email as customer_email',
  'customers.phone as customer_phone',
  'assignees.username as assignee_username',
] as const;

type OwnColumn = (typeof ownColumns)[number] extends `service_requests.${infer Column}` ? Column : never;

/** A request as it is read for lists. */
export type StoredRow = Pick<Selectable<ServiceRequestTable>, OwnColumn & keyof ServiceRequestTable> & {
  customer_name: string | null;
  customer_company: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  /** The typed contact details, only where there is no customer. */
  contact_without_customer: string | null;
  assignee_username: string | null;
  assignee_name: string | null;
};

/** A query on requests without selected columns. */
export type RequestSource = SelectQueryBuilder<DatabaseSchema, 'service_requests', object>;

/** Joins requests with customer and assignee and selects the columns of a row. */
export const selectRows = (source: RequestSource) =>
  source
    .leftJoin('customers', 'customers.id', 'service_requests.customer_id')
    .leftJoin('users as assignees', 'assignees.id', 'service_requests.assignee_id')
    .select(rowColumns)
    .select(shownName('assignees').as('assignee_name'))
    .select((row) =>
      row
        .case()
        .when('service_requests.customer_id', 'is', null)
        .then(row.ref('service_requests.contact'))
        .end()
        .as('contact_without_customer'),
    );

/**
 * Returns the contact details of the customer, or the typed ones of a suspicious request, which has no customer (E1).
 */
export function contactOfRow(row: StoredRow): Contact {
  if (row.contact_without_customer !== null)
    return storedContact.read(row.contact_without_customer, `service_requests ${row.id}`);
  return {
    name: row.customer_name ?? '',
    company: row.customer_company ?? '',
    email: row.customer_email ?? '',
    phone: row.customer_phone ?? '',
  };
}

/** Reads the row of one request for a reader of a language; null when it does not exist. */
export async function readRow(db: Kysely<DatabaseSchema>, id: string, reader: Language): Promise<RequestRow | null> {
  const row = await selectRows(db.selectFrom('service_requests'))
    .where('service_requests.id', '=', id)
    .executeTakeFirst();
  return row ? presentRow(row, reader) : null;
}

/** Reads the row of the request with a number; null when it does not exist. */
export async function readRowOfNumber(
  db: Kysely<DatabaseSchema>,
  number: number,
  reader: Language,
): Promise<RequestRow | null> {
  const source = db.selectFrom('service_requests').where('service_requests.number', '=', number);
  const row = await selectRows(source).executeTakeFirst();
  return row ? presentRow(row, reader) : null;
}

function budgetOf({ budget_minimum_minor: minimum, budget_maximum_minor: maximum }: StoredRow): RequestRow['budget'] {
  return minimum === null ? null : { minimum, maximum };
}

/** Converts a stored row to the shape of the contract, for a reader of a language. */
export function presentRow(row: StoredRow, reader: Language): RequestRow {
  const { name, company } = contactOfRow(row);
  const { estimate_minimum_minor: minimum, estimate_maximum_minor: maximum } = row;
  return {
    id: row.id,
    number: row.number,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    status: row.status,
    priority: row.priority,
    source: row.source,
    language: row.language,
    title: row.title,
    shownTitle: shownTitle(row, reader),
    service: row.service,
    trade: row.trade,
    customerId: row.customer_id,
    customerName: name,
    customerCompany: company,
    currency: row.currency,
    estimate: minimum === null || maximum === null ? null : { minimum, maximum },
    assignee: assigneeOf(row),
    waitingOn: row.waiting_on,
    answerDueAt: row.answer_due_at,
    followUpAt: row.follow_up_at,
    budget: budgetOf(row),
    isArchived: row.is_archived === 1,
    isUnread: row.is_unread === 1,
    version: row.version,
  };
}

function assigneeOf({ assignee_id: id, assignee_username: username, assignee_name: name }: StoredRow) {
  return id === null ? null : { id, username: username ?? '', name: name ?? '' };
}
