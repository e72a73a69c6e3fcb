import { type Kysely, sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { beginErasureOf } from '#server/features/personal-data/erasure/erase-again.ts';
import { findKept } from '#server/features/personal-data/erasure/kept-store.ts';
import { findObstacles } from '#server/features/personal-data/erasure/obstacles-store.ts';
import { findPerson } from '#server/features/personal-data/person-store.ts';
import type { RetentionMoment, RetentionStep } from '#server/jobs/retention-step.ts';

const accountsAtOnce = 10;
const pageSize = 100;

/** Accounts of customers that nobody has used since the term began, by pages. */
async function* unusedAccounts(db: Kysely<DatabaseSchema>, { cutoff }: RetentionMoment): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string }>`select id from users where role = 'user' and id > ${last}
      and created_at < ${cutoff} and updated_at < ${cutoff}
      and not exists (select 1 from sessions where user_id = users.id)
      and not exists (select 1 from audit_entries where actor_id = users.id and at >= ${cutoff})
      and not exists (select 1 from erasures where user_id = users.id and state = 'running')
      order by id limit ${sql.lit(pageSize)}`.execute(db);
    for (const { id } of rows) yield id;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < pageSize) return;
  }
}

/** Those of them that no project, money, hold or document of a contract keeps. */
async function overAccounts(db: Kysely<DatabaseSchema>, moment: RetentionMoment, limit: number): Promise<string[]> {
  const today = dayOf(moment.now, defaultLanguage);
  const over: string[] = [];
  for await (const id of unusedAccounts(db, moment)) {
    const person = await findPerson(db, id);
    if ((await findObstacles(db, person)).length > 0) continue;
    const kept = await findKept(db, person);
    if (kept.some(({ basis, kept_until: until }) => basis === 'contract' && until >= today)) continue;
    over.push(id);
    if (over.length === limit) break;
  }
  return over;
}

/** Accounts go when nobody uses them and the documents of their projects are over; the deletion itself is the job of every account (K6). */
export const accountsStep: RetentionStep = {
  rule: 'accounts',
  count: async (db, moment) => (await overAccounts(db, moment, Number.MAX_SAFE_INTEGER)).length,
  async deleteSome(services, transaction, moment) {
    const over = await overAccounts(transaction, moment, accountsAtOnce);
    let begun = 0;
    for (const id of over) if (await beginErasureOf(transaction, services, id)) begun += 1;
    return begun;
  },
};
