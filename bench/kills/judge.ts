import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { keysIn } from '#server/database/backup/backup-files.ts';
import { type Database, connectForMaintenance } from '#server/database/open-database.ts';
import { deleteObjectsJob } from '#server/features/attachments/delete-objects-later.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { partialOf } from '#server/gateways/write-atomically.ts';
import { storedObjectKeys } from '#server/stored/job-payloads.ts';
import { computeTotals } from '#server/database/tables/derived-tables.ts';
import type { Ledger } from './drive.ts';
import type { Site } from './site.ts';
import { type Row, nameOf, rowsIn } from './walk.ts';

/** Longer than the mail of a message waits (5 min). */
const patienceMs = 7 * 60_000;

/** A job that waits for so long is late: a worker looks every few seconds. */
const lateMs = 10_000;

export type Verdict = {
  /** Acknowledged writes that are not there, and such that are there more than once. */
  lost: string[];
  doubled: string[];
  /** What does not fit together, in words. */
  broken: string[];
  /** Mails that arrived, and how many of them came again under one Message-ID. */
  mails: number;
  mailsAgain: number;
  /** From the last kill until no job and no mail was late (ms). */
  wellMs: number;
};

/** When the last kill was (performance clock), and the folder of the bucket where files are not kept in the data folder. */
type Judging = { lastKill: number; bucket?: string };

/** Waits until all jobs are done, ends the servers and compares what was acknowledged with what is there. */
export async function judge(site: Site, ledger: Ledger, { lastKill, bucket }: Judging): Promise<Verdict> {
  const wellMs = (await untilWell(site)) - lastKill;
  await Promise.all([...site.servers].map((server) => site.end(server, 'SIGTERM')));
  const counts = await countWritten(ledger);
  const database = connectForMaintenance(site.location, 'write');
  const broken = [
    ...(await brokenMails(site)),
    ...(await brokenJobs(site)),
    ...(await brokenReferences(database)),
    ...(await brokenSums(database)),
    ...(await brokenSeries(database)),
    ...(await brokenFiles(site, bucket ?? path.join(site.location.dataDir, 'files'))),
  ];
  await database.close();
  const { mails } = site.sink;
  const mailsAgain = mails.length - new Set(mails.map(({ email }) => email.messageId)).size;
  return { ...counts, broken, mails: mails.length, mailsAgain, wellMs };
}

/** Whether a job is due before so many ms from now are over; before now where they are negative. */
const isDueWithin = (job: Row, ms: number): boolean => Number(job['run_at']) < Date.now() + ms;

const isTriedAgain = ({ attempts, locked_by: worker }: Row): boolean => Number(attempts) > 0 && worker === null;

/**
 * Waits until no job is due within a minute, such as the mails of messages, which wait for five; answers when the last one was late or
 * tried again (performance clock).
 */
async function untilWell(site: Site): Promise<number> {
  const until = performance.now() + patienceMs;
  let well = performance.now();
  for (;;) {
    const jobs = await rowsIn({ location: site.location }, 'jobs', { state: 'waiting' });
    const due = jobs.filter((job) => isDueWithin(job, 60_000));
    if (due.some((job) => isDueWithin(job, -lateMs) || isTriedAgain(job))) well = performance.now();
    if (due.length === 0 || performance.now() > until) return well;
    await pause(500);
  }
}

/** What was written is there once; what a later call of the same walk erased is there no more. */
async function countWritten({ written }: Ledger): Promise<Pick<Verdict, 'lost' | 'doubled'>> {
  const [lost, doubled]: [string[], string[]] = [[], []];
  const calls = Map.groupBy(written, ({ walk }) => walk);
  for (const { walk, step } of written) {
    const count = await step.stored(walk);
    const isErased = calls.get(walk)?.some((later) => later.step.call === step.erasedBy);
    const named = `${nameOf(step)} of ${walk.mark}`;
    if (isErased && count > 0) doubled.push(`${named}: there after it was erased`);
    if (!isErased && count === 0) lost.push(named);
    if (!isErased && count > 1) doubled.push(`${named}: ${count}`);
  }
  return { lost, doubled };
}

async function brokenMails({ location, sink }: Site): Promise<string[]> {
  const rows = await rowsIn({ location }, 'outbox_messages');
  const arrived = new Set(sink.mails.map(({ email }) => email.messageId));
  const known = new Set(rows.map((row) => row['message_id']));
  return [
    ...rows
      .filter(({ state }) => state !== 'sent')
      .map(({ kind, state }) => `a mail ${String(kind)} is ${String(state)}`),
    ...rows
      .filter((row) => !arrived.has(String(row['message_id'])))
      .map(({ kind }) => `no mail ${String(kind)} arrived`),
    // What was written to people who were erased meanwhile is gone from the outbox.
    ...(known.size === 0 ? ['no mail is known'] : []),
  ];
}

async function brokenJobs({ location }: Site): Promise<string[]> {
  const rows = await rowsIn({ location }, 'jobs');
  const soon = Date.now() + 60_000;
  return rows
    .filter(({ state, run_at: at }) => state === 'failed' || (state === 'waiting' && Number(at) < soon))
    .map(({ kind, state, last_error: error }) => `job ${String(kind)} is ${String(state)}: ${String(error)}`);
}

/** PostgreSQL refuses what refers to nothing; SQLite is asked. */
async function brokenReferences({ db, engine }: Database): Promise<string[]> {
  if (engine.name !== 'sqlite') return [];
  const { rows: references } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  const { rows: pages } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return [
    ...references.map(({ table }) => `a row of ${table} refers to nothing`),
    ...pages.filter((row) => row.integrity_check !== 'ok').map((row) => row.integrity_check),
  ];
}

async function brokenSums({ db }: Database): Promise<string[]> {
  const { rows: paid } = await sql<{ id: string }>`
    select id from payment_requests where paid <>
      coalesce((select sum(amount) from payment_allocations where payment_request_id = payment_requests.id), 0)`.execute(
    db,
  );
  const totals = async () => {
    const { rows } = await sql<Record<string, unknown>>`select * from request_totals`.execute(db);
    const counted = rows.filter((row) => Number(row['requests']) !== 0);
    return counted
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([name, value]) => [name, String(value)]),
        ),
      )
      .toSorted();
  };
  const before = await totals();
  await computeTotals(db);
  const after = await totals();
  return [
    ...paid.map(({ id }) => `the payments of request ${id} are another sum`),
    ...(before.join('\n') === after.join('\n') ? [] : ['the figures of requests are another sum']),
  ];
}

/** Series of numbers that people quote: from the first one without a gap, none twice. */
const series = [
  ['service_requests', sql`number`, sql`''`, 1001],
  ['projects', sql`number`, sql`''`, 1],
  ['quotes', sql`number_sequence`, sql`number_year`, 1],
  ['payment_requests', sql`number_sequence`, sql`number_year`, 1],
  ['tax_documents', sql`number_sequence`, sql`kind`, 1],
] as const;

async function brokenSeries({ db }: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [table, number, group, first] of series) {
    const { rows } = await sql<{ number: number | string; name: string }>`
      select ${number} as number, ${group} as name from ${sql.table(table)} where ${number} is not null`.execute(db);
    for (const [name, ofName] of Map.groupBy(rows, (row) => row.name)) {
      const numbers = ofName.map((row) => Number(row.number)).toSorted((a, b) => a - b);
      const wrong = numbers.find((each, index) => each !== first + index);
      if (wrong !== undefined) broken.push(`${table} ${name}: ${wrong} follows a gap or stands twice`);
    }
  }
  return broken;
}

/** Every row has its file; every file has a row, or a job deletes it with what a killed server had half written of it. */
async function brokenFiles({ location }: Site, folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const file = path.join(location.dataDir, 'judged.ndjson.gz');
  await backUpDatabase({ ...location, file, createdAt: Date.now() });
  const keys = new Set(await keysIn(file));
  const unfinished = await unfinishedKeys(location);
  const known = new Set([
    ...keys,
    ...unfinished,
    ...unfinished.flatMap((key) => [partialOf(key), partialOf(previewKeyOf(key))]),
  ]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // A bucket keeps each object in several files.
    .map((entry) => entry.name.replace(/\._S3rver_.*$/, '').replace(/\.preview$/, ''));
  const there = new Set(files);
  return [
    ...[...keys].filter((key) => !there.has(key)).map((key) => `the file ${key} is gone`),
    ...[...there].filter((key) => !known.has(key)).map((key) => `no row knows the file ${key}`),
  ];
}

/** Files of unfinished uploads and their parts, which are in no backup, and those that a job is going to delete. */
async function unfinishedKeys(location: Site['location']): Promise<string[]> {
  const uploads = await rowsIn({ location }, 'attachments');
  const parts = await rowsIn({ location }, 'upload_parts');
  const deletions = await rowsIn({ location }, 'jobs', { kind: deleteObjectsJob, state: 'waiting' });
  return [
    ...[...uploads, ...parts].map((row) => String(row['object_key'])),
    ...deletions.flatMap(({ payload }) => storedObjectKeys.fromJson(JSON.parse(String(payload)), 'jobs').keys),
  ];
}
