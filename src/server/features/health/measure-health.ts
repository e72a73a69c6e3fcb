import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { HealthFacts, ScheduledBackups } from '#domain/health/health.ts';
import { isArchive } from '#server/database/backup/archive/archive-format.ts';
import { readBackupState } from '#server/features/backups/backup-state-store.ts';
import type { Services } from '#server/services.ts';
import { countFailedJobs, countRefusedSince, nextRequestDue, oldestDueAt, sealNotAfter } from './health-store.ts';

const day = 24 * 60 * 60_000;

type Measured = Pick<Services, 'db' | 'engine' | 'clock' | 'config'>;

/** What was measured, and which database answered. */
type MeasuredHealth = { facts: HealthFacts; databaseVersion: string };

/** Measures what is watched, as this server sees it now (K5). */
export async function measureHealth({ db, engine, clock, config }: Measured): Promise<MeasuredHealth> {
  const now = clock();
  const [failed, dueAt, refusedMails, disk, backups, notAfter, dueOn, server] = await Promise.all([
    countFailedJobs(db),
    oldestDueAt(db, now),
    countRefusedSince(db, now - day),
    roomOf(config.dataDir),
    measureBackups({ db, config }),
    sealNotAfter(db),
    nextRequestDue(db),
    engine.describeServer(db),
  ]);
  const { clockMs } = server;
  const facts = {
    jobs: { failed, lateMs: dueAt === null ? 0 : now - dueAt },
    refusedMails,
    disk,
    ...backups,
    sealNotAfter: notAfter,
    requestDueInDays: dueOn === null ? null : daysUntil(dueOn, dayOf(now, defaultLanguage)),
    clockDriftMs: clockMs === null ? null : clock() - clockMs,
  };
  return { facts, databaseVersion: server.version };
}

/** Days from one to another, both `YYYY-MM-DD`. */
const daysUntil = (dueOn: string, today: string): number => Math.round((Date.parse(dueOn) - Date.parse(today)) / day);

/** Null where the file system does not tell. */
async function roomOf(folder: string): Promise<HealthFacts['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }));
  return blocks === 0 ? null : { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Of the schedule where there is one: its backups may lie in a bucket. */
async function measureBackups({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ backupAt: number | null; backups: ScheduledBackups | null }> {
  const { schedule, folder } = config.backups;
  if (!schedule) return { backupAt: await newestBackup(folder), backups: null };
  const { begunAt, made, verified, failed } = (await readBackupState(db)).state;
  const backups = { begunAt, bytes: made?.bytes ?? null, verifiedAt: verified?.at ?? null, failed };
  return { backupAt: made?.at ?? null, backups };
}

/** When the newest complete backup was written (ms UTC); null without one. */
async function newestBackup(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.ndjson.gz') || isArchive(name));
  const times = await Promise.all(complete.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  return times.length === 0 ? null : Math.round(Math.max(...times));
}
