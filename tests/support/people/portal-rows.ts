import type { Insertable } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { searchText } from '#domain/search/search-text.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ProjectMilestoneTable, ProjectTable } from '#server/database/tables/project-tables.ts';
import { projectRows } from '#server/database/test-programs/project-rows.ts';
import { quoteRows } from '#server/database/test-programs/quote-rows.ts';
import { contentColumns } from '#server/features/quotes/quote-columns.ts';
import { hashToken } from '#server/http/security/session.ts';
import { idAt } from '#server/seeds/ids.ts';
import { seededRandom } from '#server/seeds/random.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';

const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
/** Projects that go on; all others were completed long ago. */
const runningCount = 2;
const scopeLines = ['Dizajn', 'Programovanie', 'Galéria', 'Kontaktný formulár', 'Spustenie'].map((name) => ({
  name,
  quantity: 1000,
  unit: 'ks',
  description: 'Dve vety o tom, čo je v cene. Aj druhá z nich je taká dlhá, ako býva.',
}));
const stages = ['Návrh', 'Vývoj', 'Testovanie', 'Spustenie'];

/** How much of the portal a database is filled with: projects of one customer, messages in the newest of them, and other accounts. */
export type PortalFilled = { projects: number; messages: number; listeners: number };
export type PortalSeed = PortalFilled & { until: number };

const kinds = {
  user: 21,
  customer: 22,
  project: 23,
  milestone: 24,
  message: 25,
  quote: 26,
  session: 27,
  link: 28,
} as const;

/** A row's id by its kind and place, the same for the same time. */
export const idOf = (kind: keyof typeof kinds, index: number, at: number): string =>
  idAt(at, seededRandom(kinds[kind], index));

/** More than a home shows, so that pages of equal length are compared. */
export const quoteCount = 120;
export const ownerAddress = 'majitel@dielna-projektov.example';
export const ownerIdAt = (until: number): string => idOf('user', 0, until - dayMs);
export const customerIdAt = (until: number): string => idOf('customer', 0, until - dayMs);

/** The newest project, whose thread has the messages. */
export const projectIdAt = (until: number): string => idOf('project', 0, until);

/** Counted from the newest, so that the ends of threads of any length are the same. */
const timeOfMessage = (index: number, until: number): number => until - (index + 1) * minuteMs;

/** The place of a page of the thread before its newest messages, however long it is. */
export const positionBefore = (index: number, until: number): string =>
  `${timeOfMessage(index, until)}-${idOf('message', index, timeOfMessage(index, until))}`;

const quoteTimeOf = (index: number, until: number): number => until - (index + 2) * dayMs;

/** An accepted quote to the customer, with the link that was mailed. */
export function quoteOf({ until }: PortalSeed, index: number) {
  const at = quoteTimeOf(index, until);
  const id = idOf('quote', index, at);
  const buyer = { ...sampleQuoteContent().buyer, email: ownerAddress };
  const quote = {
    ...quoteRows.quotes,
    ...contentColumns(sampleQuoteContent({ title: `Web ${index}`, buyer })),
    id,
    family_id: id,
    number_sequence: index + 1,
    service_request_id: null,
    customer_id: customerIdAt(until),
    service: null,
    trade: null,
    author_id: null,
    status: 'accepted',
    verify_code: null,
    answered_at: at + dayMs,
    closed_reason: null,
    sent_at: at,
    created_at: at,
    updated_at: at,
  } satisfies Insertable<DatabaseSchema['quotes']>;
  const token = `seeded-link-${index}`;
  const link = {
    ...quoteRows.quote_links,
    id: idOf('link', index, at),
    quote_id: id,
    token_hash: hashToken(token),
    token,
    email: ownerAddress,
    created_at: at,
  };
  return { quote, link };
}

const projectTimeOf = (index: number, until: number): number => until - index * dayMs;

/** A project, the newest first: every second one from a quote, the others made by hand. */
export function projectOf({ until, projects }: PortalSeed, index: number): Insertable<ProjectTable> & { id: string } {
  const at = projectTimeOf(index, until);
  const isRunning = index < runningCount;
  const number = projects - index;
  const title = `Projekt ${index}`;
  const quote = index / 2;
  const isOfQuote = index % 2 === 0 && quote < quoteCount;
  return {
    ...projectRows.projects,
    id: idOf('project', index, at),
    quote_id: isOfQuote ? idOf('quote', quote, quoteTimeOf(quote, until)) : null,
    service_request_id: null,
    customer_id: customerIdAt(until),
    number,
    title,
    status: isRunning ? 'development' : 'completed',
    on_hold_since: null,
    on_hold_reason: null,
    cancelled_at: null,
    cancelled_reason: null,
    starts_on: dayOf(at, 'sk'),
    due_on: dayOf(at + 60 * dayMs, 'sk'),
    completed_at: isRunning ? null : at + dayMs,
    scope: storedProjectScope.write({ lines: scopeLines, changes: [] }),
    call_id: null,
    search_text: searchText(projectTitle(number, title)),
    created_at: at,
    updated_at: at,
  };
}

type Made = { project: { id: string }; index: number };

/** Of a project that goes on the first milestone waits for the customer; all others are approved or still to come. */
export function milestonesOf({ until }: PortalSeed, { project, index }: Made): Insertable<ProjectMilestoneTable>[] {
  const at = projectTimeOf(index, until);
  return stages.map((title, place) => ({
    ...projectRows.project_milestones,
    id: idOf('milestone', index * stages.length + place, at),
    project_id: project.id,
    position: place,
    title,
    description: '',
    weight: 25,
    status: index >= runningCount ? 'approved' : place === 0 ? 'submitted' : 'planned',
    planned_start: dayOf(at, 'sk'),
    planned_end: dayOf(at + (place + 1) * 14 * dayMs, 'sk'),
    reason: null,
    plan_part_index: null,
    quote_id: null,
  }));
}

/** A message, counted from the newest; both sides write by turns. */
export function messageOf(
  { until }: PortalSeed,
  index: number,
): Insertable<DatabaseSchema['service_request_messages']> {
  const at = timeOfMessage(index, until);
  const isOfCustomer = index % 2 === 0;
  return {
    id: idOf('message', index, at),
    service_request_id: null,
    project_id: projectIdAt(until),
    direction: isOfCustomer ? 'from-customer' : 'to-customer',
    author_id: isOfCustomer ? ownerIdAt(until) : null,
    subject: '',
    body: `Správa ${index}: tri vety o tom, čo sa urobilo. Druhá je taká dlhá, ako býva. Tretia sa pýta, čo ďalej.`,
    outbox_message_id: null,
    created_at: at,
  };
}
