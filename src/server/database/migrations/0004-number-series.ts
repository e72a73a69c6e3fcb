import type { Kysely } from 'kysely';

interface NumberSeries {
  number_series: { name: string; next: number };
}

/** Service requests are numbered from 1001. */
export async function addNumberSeries(db: Kysely<NumberSeries>): Promise<void> {
  await db.insertInto('number_series').values({ name: 'service_request', next: 1001 }).execute();
}
