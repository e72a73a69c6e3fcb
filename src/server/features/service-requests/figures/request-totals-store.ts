import type { Transaction } from 'kysely';
import { promisedAnswerMs } from '#domain/service-requests/clocks.ts';
import { type RequestTotalsTable, totalsKinds } from '#server/database/tables/back-office-tables.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Columns of a request that the figures are computed from; one without a customer is suspicious and not counted (G1). */
export type TotalsFacts = Pick<
  ServiceRequestTable,
  | 'customer_id'
  | 'created_day'
  | 'created_at'
  | 'status'
  | 'service'
  | 'language'
  | 'source'
  | 'currency'
  | 'first_response_at'
  | 'estimate_minimum_minor'
  | 'estimate_maximum_minor'
  | 'budget_minimum_minor'
  | 'budget_maximum_minor'
>;

/** A request before and after a change; null before it was created or after it was deleted. */
export type TotalsChange = { before: TotalsFacts | null; after: TotalsFacts | null };

const keyColumns = ['kind', 'day', 'name', 'currency'] as const;
const sumColumns = [
  'requests',
  'answered',
  'answered_in_time',
  'response_ms',
  'estimate_minimum_minor',
  'estimate_maximum_minor',
] as const;

/** As many rows as both engines take in one statement with ten values each. */
const rowsAtOnce = 1_000;

/**
 * Moves requests between the rows of `request_totals`, in the transaction that changes the requests. Rows are always
 * locked in the same order, so a transaction calls this once, with all its changes, as its last write: then two
 * transactions cannot deadlock, and the rows of today are locked only for a short time.
 */
export async function changeTotals(
  transaction: Transaction<DatabaseSchema>,
  changes: readonly TotalsChange[],
): Promise<void> {
  const rows = sumUp(changes);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await add(transaction, rows.slice(start, start + rowsAtOnce));
  }
  if (rows.some((row) => row.requests < 0)) {
    const days = [...new Set(rows.map((row) => row.day))];
    await transaction
      .deleteFrom('request_totals')
      .where('kind', 'in', totalsKinds)
      .where('day', 'in', days)
      .where('requests', '=', 0)
      .execute();
  }
}

/** Returns what is to be added to which row, sorted by key; rows that would not change are left out. */
function sumUp(changes: readonly TotalsChange[]): RequestTotalsTable[] {
  const sums = new Map<string, RequestTotalsTable>();
  for (const { before, after } of changes) {
    if (before && before.customer_id !== null) count(sums, before, -1);
    if (after && after.customer_id !== null) count(sums, after, 1);
  }
  return [...sums]
    .filter(([, row]) => sumColumns.some((column) => row[column] !== 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}

function count(sums: Map<string, RequestTotalsTable>, facts: TotalsFacts, sign: 1 | -1): void {
  const values = sumsOf(facts);
  for (const kind of totalsKinds) {
    for (const day of ['', facts.created_day]) {
      const key = { kind, day, name: facts[kind] ?? '', currency: facts.currency };
      const id = keyColumns.map((column) => key[column]).join(' ');
      const row = sums.get(id) ?? { ...key, ...nothingYet };
      for (const column of sumColumns) row[column] += sign * values[column];
      sums.set(id, row);
    }
  }
}

type Sums = Pick<RequestTotalsTable, (typeof sumColumns)[number]>;

const nothingYet: Sums = {
  requests: 0,
  answered: 0,
  answered_in_time: 0,
  response_ms: 0,
  estimate_minimum_minor: 0,
  estimate_maximum_minor: 0,
};

function sumsOf(facts: TotalsFacts): Sums {
  const responseMs = facts.first_response_at === null ? null : facts.first_response_at - facts.created_at;
  return {
    requests: 1,
    answered: responseMs === null ? 0 : 1,
    answered_in_time: responseMs !== null && responseMs <= promisedAnswerMs ? 1 : 0,
    response_ms: responseMs ?? 0,
    ...expectedSums(facts),
  };
}

/** Without an estimate the budget that the customer named stands for it; an open one counts with its lower end. */
function expectedSums(facts: TotalsFacts) {
  const { budget_minimum_minor: lower, budget_maximum_minor: upper } = facts;
  return {
    estimate_minimum_minor: facts.estimate_minimum_minor ?? lower ?? 0,
    estimate_maximum_minor: facts.estimate_maximum_minor ?? upper ?? lower ?? 0,
  };
}

async function add(transaction: Transaction<DatabaseSchema>, rows: RequestTotalsTable[]): Promise<void> {
  await transaction
    .insertInto('request_totals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(keyColumns).doUpdateSet((set) => {
        const sum = (column: keyof Sums) =>
          set(set.ref(`request_totals.${column}`), '+', set.ref(`excluded.${column}`));
        return {
          requests: sum('requests'),
          answered: sum('answered'),
          answered_in_time: sum('answered_in_time'),
          response_ms: sum('response_ms'),
          estimate_minimum_minor: sum('estimate_minimum_minor'),
          estimate_maximum_minor: sum('estimate_maximum_minor'),
        };
      }),
    )
    .execute();
}
