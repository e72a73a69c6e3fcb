import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayOf, startOfDay } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { heldProjects, heldQuotes, heldRequests } from '#server/database/keeping/legal-holds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { clearOwnThreads } from '#server/features/customers/anonymised-requests-store.ts';
import { deleteContracts } from '#server/features/personal-data/erasure/kept-contracts-store.ts';
import { endOfProject, endOfQuote, findKeptIn, isContract } from '#server/features/personal-data/erasure/kept-store.ts';
import { noteKept } from '#server/features/personal-data/erasure/restricted-store.ts';
import type { RetentionMoment, RetentionStep } from '#server/jobs/retention-step.ts';
import { emptyRequests } from './emptied-requests-store.ts';
import { countKeptOver, deleteKeptOver } from './kept-over-store.ts';

/** Projects, and quotes without one, that are deleted in one transaction. */
const contractsAtOnce = 10;

const isNoted = sql`in (select record_id from kept_records)`;
/** Over with the day of the end, whatever the hour of it. */
const before = ({ cutoff }: RetentionMoment) => startOfDay(dayOf(cutoff, defaultLanguage), defaultLanguage);

const overProjects = (moment: RetentionMoment) => sql`select id from projects
  where (status = 'completed' or cancelled_at is not null) and ${endOfProject} < ${before(moment)}
    and id not ${isNoted} and id not in (${heldProjects})`;

/** Signed quotes that no project came of. */
const overQuotes = (moment: RetentionMoment) => sql`select id from quotes
  where ${isContract} and ${endOfQuote} < ${before(moment)} and project_id is null
    and not exists (select 1 from projects where projects.quote_id = quotes.id)
    and id not ${isNoted} and id not in (${heldQuotes})`;

/** The quotes that have begun some projects or changed their scope. */
const quotesOf = (projects: RawBuilder<unknown>) => sql`select id from quotes where ${isContract}
  and (project_id in (${projects}) or id in (select quote_id from projects where id in (${projects})))`;

const idsIn = async (db: Kysely<DatabaseSchema>, query: RawBuilder<unknown>): Promise<string[]> =>
  (await sql<{ id: string }>`${query} limit ${sql.lit(contractsAtOnce)}`.execute(db)).rows.map(({ id }) => id);

/** A list for `in`, which both engines want with a member. */
const listOf = (ids: readonly string[]) => sql.join(['', ...ids]);

/** Requests of what is over, unless another contract came of them. */
async function requestsOf(db: Kysely<DatabaseSchema>, projects: RawBuilder<unknown>, quotes: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string }>`select id from service_requests as requests
    where (id in (select service_request_id from projects where id in (${projects}))
      or id in (select service_request_id from quotes where id in (${quotes})))
    and not exists (select 1 from projects where id not in (${projects})
      and (projects.service_request_id = requests.id or projects.thread_request_id = requests.id))
    and not exists (select 1 from quotes where quotes.service_request_id = requests.id and quotes.id not in (${quotes})
      and ${isContract})
    and id not in (${heldRequests})`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Project documents go three years after the end: the project with its quotes, messages, files and request; a quote that documents about money
 * still name stays as a number without content (K6).
 */
export const projectsStep: RetentionStep = {
  rule: 'projects',
  async count(db, moment) {
    const projects = overProjects(moment);
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${projects}
      union ${quotesOf(projects)} union ${overQuotes(moment)}) as contracts
      where id not ${isNoted}`.execute(db);
    return (rows[0]?.count ?? 0) + (await countKeptOver(db, 'contract', moment.now));
  },
  async deleteSome(services, transaction, moment) {
    const { now } = moment;
    const projects = listOf(await idsIn(transaction, overProjects(moment)));
    const alone = listOf(await idsIn(transaction, overQuotes(moment)));
    const quotes = sql`${quotesOf(projects)} or quotes.id in (${alone})`;
    const none = sql`select id from tax_documents where 1 = 0`;
    const requests = await requestsOf(transaction, projects, quotes);
    await noteKept(transaction, await findKeptIn(transaction, { documents: none, asked: none, quotes, projects }), now);
    await emptyRequests(services, transaction, { wanted: requests, now });
    await clearOwnThreads(transaction, projects, { newId: services.newId, now });
    const deleted = await deleteKeptOver(transaction, {
      basis: 'contract',
      now,
      deleteMarked: async () =>
        deleteObjectsLater(transaction, await deleteContracts(transaction, now), { newId: services.newId, now }),
    });
    return deleted;
  },
};
