import fc from 'fast-check';
import { serviceTypes, trades } from '#domain/configurator/answers.ts';
import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import {
  type ListedPart,
  type RequestFilter,
  listedValues,
  requestOrders,
  requestViews,
} from '#domain/service-requests/request-filter.ts';
import { searchTerms } from '#domain/service-requests/request-search.ts';
import { priorities, requestSources, requestStatuses, waitingSides } from '#domain/service-requests/status.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import type { WantedRequest } from '#tests/support/people/office.ts';
import { startTime } from '#tests/support/test-app.ts';

/* The list of requests said without a database, and requests and filters of all kinds to compare it with. */

const hour = 3_600_000;
const words = ['strecha', 'strešné', 'okná', 'Žilina', 'kúpeľňa', 'web', 'e-shop', 'Ærø', '2026', 'x1', 'š', '7'];
const searches = ['strech', 'stres', 'OKNA', 'zilina web', 'kupelna,', 'aero', '2026', '202', 'x', 's', '7', '%', '_'];

const people = [
  { name: 'Anna Kováčová', email: 'anna@kovac.example', phone: '+421 905 111 222', company: 'Kováč, s. r. o.' },
  { name: 'Bo Jensen', email: 'bo@tag.example', phone: '0905 333 444', company: '' },
];
const personal = ['kovac', 'anna@kovac.example', '0905111222', '905 333', '421905111222', 'jensen bo', 'an ko', '1003'];

/** Requests of all kinds, some at the same moment, from the days around a change of the clocks. */
export function anyRequest(assignees: readonly (string | null)[]): fc.Arbitrary<WantedRequest> {
  const autumn = Date.UTC(2026, 9, 24, 20);
  return fc.record({
    created_at: fc.integer({ min: 0, max: 40 }).map((hours) => autumn + hours * hour),
    updated_at: fc.integer({ min: 0, max: 9 }).map((hours) => startTime + hours * hour),
    answer_due_at: fc.option(
      fc.integer({ min: -5, max: 5 }).map((hours) => startTime + hours * hour),
      { nil: null },
    ),
    status: fc.constantFrom(...requestStatuses),
    priority: fc.constantFrom(...priorities),
    value_eur_minor: fc.constantFrom(0, 0, 50_000, 150_000, 150_000, 990_000),
    service: fc.option(fc.constantFrom(...serviceTypes), { nil: null }),
    trade: fc.option(fc.constantFrom(...trades), { nil: null }),
    language: fc.constantFrom(...languages),
    source: fc.constantFrom(...requestSources),
    waiting_on: fc.constantFrom(...waitingSides),
    assignee_id: fc.constantFrom(...assignees),
    is_archived: fc.constantFrom(0 as const, 0 as const, 1 as const),
    is_unread: fc.constantFrom(0 as const, 1 as const),
    title: fc.constantFrom(...words),
    description: fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((chosen) => chosen.join(' ')),
    contact: fc.constantFrom(...people),
  });
}

/** One or several of the values, as a filter lists them. */
const someOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(values.length, 4) }).map((chosen) => chosen.join(','));

/** Filters of any parts together. */
export function anyFilter(
  administrators: readonly string[],
  customers: readonly string[],
): fc.Arbitrary<RequestFilter> {
  const day = fc.constantFrom('2026-10-24', '2026-10-25', '2026-10-26');
  return fc.record(
    {
      view: fc.constantFrom(...requestViews),
      status: someOf(requestStatuses),
      priority: someOf(priorities),
      service: someOf(serviceTypes),
      language: someOf(languages),
      source: someOf(requestSources),
      assignee: someOf(administrators),
      customer: someOf(customers),
      waiting: fc.constantFrom(...waitingSides),
      unread: fc.constant('1' as const),
      overdue: fc.constant('1' as const),
      from: day,
      to: day,
      search: fc.constantFrom(...searches, ...personal),
      sort: fc.constantFrom(...requestOrders),
    },
    { requiredKeys: [] },
  );
}

/** Whether a request is what a filter leaves to somebody. */
export function matches(row: ServiceRequestTable, filter: RequestFilter, self: string): boolean {
  const { view = 'active' } = filter;
  const day = dayOf(row.created_at, 'sk');
  const own = row.search_text.split(' ');
  const isFound = ({ word, isWhole }: { word: string; isWhole: boolean }) =>
    own.some((each) => (isWhole ? each === word : each.startsWith(word)));
  const isAny = (part: ListedPart, value: string | null) => {
    const wanted = listedValues(filter, part);
    return wanted.length === 0 || (value !== null && wanted.includes(value));
  };
  const same = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value;
  return [
    view === 'everything' || (row.is_archived === 1) === (view === 'archived'),
    view !== 'mine' || row.assignee_id === self,
    view !== 'unassigned' || row.assignee_id === null,
    view !== 'later',
    isAny('status', row.status),
    isAny('priority', row.priority),
    isAny('service', row.service),
    isAny('language', row.language),
    isAny('source', row.source),
    isAny('assignee', row.assignee_id),
    isAny('customer', row.customer_id),
    isAny('waiting', row.waiting_on),
    !filter.unread || row.is_unread === 1,
    !filter.overdue || (row.answer_due_at !== null && row.answer_due_at < startTime),
    same(filter.from, day) || (filter.from ?? '') <= day,
    same(filter.to, day) || (filter.to ?? '') >= day,
    filter.search === undefined || filter.search === '' || isFoundBy(filter.search, isFound),
  ].every(Boolean);
}

function isFoundBy(search: string, isFound: (term: { word: string; isWhole: boolean }) => boolean): boolean {
  const terms = searchTerms(search);
  return terms.length > 0 && terms.every(isFound);
}

const isValued = (row: ServiceRequestTable) => row.value_eur_minor > 0;

/** The ids of requests in an order of the list. */
export function inOrder(rows: readonly ServiceRequestTable[], sort: RequestFilter['sort']): string[] {
  const byArrival = rows.toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
  if (sort === 'oldest') return byArrival.map(({ id }) => id);
  const newest = byArrival.toReversed();
  const by =
    (column: 'updated_at' | 'answer_due_at' | 'value_eur_minor') =>
    (one: ServiceRequestTable, other: ServiceRequestTable) =>
      (one[column] ?? 0) - (other[column] ?? 0) || (one.id < other.id ? -1 : 1);
  if (sort === 'activity')
    return rows
      .toSorted(by('updated_at'))
      .toReversed()
      .map(({ id }) => id);
  const rank = (row: ServiceRequestTable) => priorities.indexOf(row.priority);
  if (sort === 'priority') return newest.toSorted((one, other) => rank(other) - rank(one)).map(({ id }) => id);
  if (sort === 'priority-low') return newest.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id);
  const byValue = rows.toSorted(by('value_eur_minor'));
  if (sort === 'value') return byValue.toReversed().map(({ id }) => id);
  if (sort === 'value-low') {
    const [valued, others] = [byValue.filter(isValued), byValue.filter((row) => !isValued(row))];
    return [...valued, ...others.toReversed()].map(({ id }) => id);
  }
  if (sort !== 'due') return newest.map(({ id }) => id);
  const owed = newest.filter((row) => row.answer_due_at !== null).toSorted(by('answer_due_at'));
  return [...owed, ...newest.filter((row) => row.answer_due_at === null)].map(({ id }) => id);
}

/** Every value of every part of a filter alone. */
export function singleFilters(customers: readonly string[], assignees: readonly string[]): RequestFilter[] {
  const parts: { [Part in keyof RequestFilter]: readonly (RequestFilter[Part] & string)[] } = {
    view: requestViews,
    status: [...requestStatuses, requestStatuses.join(',')],
    priority: [...priorities, 'high,low', 'low,low'],
    service: [...serviceTypes, serviceTypes.slice(0, 3).join(',')],
    language: [...languages, 'sk,da'],
    source: [...requestSources, 'contact,manual'],
    assignee: [...assignees, assignees.join(',')],
    customer: [...customers, customers.slice(0, 20).join(',')],
    waiting: waitingSides,
    unread: ['1'],
    overdue: ['1'],
    from: ['2026-10-25'],
    to: ['2026-10-25'],
    search: [...searches, ...personal, '', ' , '],
    sort: requestOrders,
  };
  const alone = Object.entries(parts).flatMap(([part, values]) =>
    values.map((value): RequestFilter => ({ view: 'everything', [part]: value })),
  );
  return [{}, ...alone];
}
