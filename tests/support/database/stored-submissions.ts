import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { SubmittedRequest } from '#contract/shapes.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import type { TestDatabase } from './test-databases.ts';

const filledTables = [
  'customers',
  'estimates',
  'service_requests',
  'service_request_events',
  'outbox_messages',
  'jobs',
] as const;

/** Rows of every table that a submission writes. */
export async function countRows({ db }: TestDatabase): Promise<Record<(typeof filledTables)[number], number>> {
  const counts = filledTables.map(async (table) => {
    const { count } = await db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return [table, count];
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<(typeof filledTables)[number], number>;
}

/** What one submission leaves behind. */
export const oneOfEach = {
  customers: 1,
  estimates: 1,
  service_requests: 1,
  service_request_events: 1,
  outbox_messages: 2,
  jobs: 2,
};

export const nothing = {
  customers: 0,
  estimates: 0,
  service_requests: 0,
  service_request_events: 0,
  outbox_messages: 0,
  jobs: 0,
};

/** What an accepted submission answered. */
export function stored(answer: TestAnswer): SubmittedRequest {
  assert.equal(answer.status, 200, answer.text);
  return answer.body as SubmittedRequest;
}

/** The row of a submission. */
export function readRequest({ db }: TestDatabase, { number }: SubmittedRequest) {
  return db.selectFrom('service_requests').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
}
