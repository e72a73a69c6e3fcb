import type { Transaction } from 'kysely';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { emailKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { type Contact, contactFields, trimContact } from '#domain/contact/contact-details.ts';
import { type RequestDetails, checkDetails } from '#domain/service-requests/entry-rules.ts';
import { requestSearchText } from '#domain/service-requests/request-search.ts';
import { deleteWords, insertWords } from '#server/database/tables/derived-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { storedAnswers } from '#server/stored/answers.ts';
import { storedContact } from '#server/stored/contact.ts';
import { findOrMakeCustomer } from '#server/features/customers/find-or-make-customer-store.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';
import type { Services } from '#server/services.ts';
import { type ChangeOfOne, changeOne } from './change-one.ts';
import { type Plan, unchanged } from './outcome.ts';

/**
 * Changes title, description and contact details of a request (G3). With another e-mail address it becomes a request of
 * that address's customer; a suspicious request stays without one. Throws `invalid-input` with the fields, `not-found`, `changed-meanwhile`.
 */
export async function changeDetails(
  services: Services,
  change: ChangeOfOne & { details: RequestDetails },
): Promise<RequestRow> {
  return changeOne(services, change, (transaction, request) =>
    planDetails(services, transaction, { request, details: change.details, reader: change.caller.language }),
  );
}

type Wish = {
  request: StandingRequest;
  details: RequestDetails;
  /** Language of the person who typed them. */ reader: Language;
};

/** Plans the change of a locked request's details; the words that it is found by change at once. Throws `invalid-input`. */
export async function planDetails(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { request, details, reader }: Wish,
): Promise<{ plan: Plan; facts?: { fields: string[] } }> {
  const after = trimmed(details);
  const before = detailsOf(request);
  refuseFields(checkDetails(after, before), reader);
  const fields = changedFields(before, after);
  if (fields.length === 0) return { plan: () => unchanged };
  const search_text = searchTextOf(request, after);
  await replaceWords(transaction, request, search_text);
  const set = {
    title: after.title,
    description: after.description,
    service: after.service,
    trade: after.trade,
    contact: storedContact.write(after.contact, request.contact),
    customer_id: await customerOf(services, transaction, { request, before: before.contact, after: after.contact }),
    search_text,
  };
  const event = { kind: 'details-changed', detail: { fields } } as const;
  return { plan: () => ({ kind: 'change', change: { request, set, events: [event] } }), facts: { fields } };
}

function trimmed({ title, description, contact, ...rest }: RequestDetails): RequestDetails {
  return { ...rest, title: title.trim(), description: description.trim(), contact: trimContact(contact) };
}

/** The details of a stored request. */
export function detailsOf({ id, title, description, service, trade, contact }: StandingRequest): RequestDetails {
  const typed = storedContact.read(contact, `service_requests ${id}`);
  return { title, description, service, trade, contact: typed };
}

function changedFields(before: RequestDetails, after: RequestDetails): string[] {
  const details = (['title', 'description', 'service', 'trade'] as const).filter(
    (field) => before[field] !== after[field],
  );
  const contact = contactFields.filter((field) => before.contact[field] !== after.contact[field]);
  return [...details, ...contact];
}

function searchTextOf(
  { id, number, answers }: StandingRequest,
  { title, contact, description }: RequestDetails,
): string {
  const customTrade = answers === null ? '' : storedAnswers.read(answers, `service_requests ${id}`).customTrade;
  return requestSearchText({ number, title, contact, description, customTrade });
}

async function replaceWords(
  transaction: Transaction<DatabaseSchema>,
  request: StandingRequest,
  searchText: string,
): Promise<void> {
  const { id, created_at: createdAt } = request;
  if (searchText === request.search_text) return;
  await deleteWords(transaction, { id, createdAt, searchText: request.search_text });
  await insertWords(transaction, [{ id, createdAt, searchText }]);
}

async function customerOf(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { request, before, after }: { request: StandingRequest; before: Contact; after: Contact },
): Promise<string | null> {
  if (request.customer_id === null || emailKey(before.email) === emailKey(after.email)) return request.customer_id;
  const person = { id: services.newId(), contact: after, language: request.language, now: services.clock() };
  return findOrMakeCustomer(transaction, person);
}
