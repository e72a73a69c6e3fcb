import assert from 'node:assert/strict';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Health } from '#contract/health.ts';
import { latestMigration } from '#server/database/migrate.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { type TestApp, openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { textsOf } from '#server/texts.ts';
import { readBackupState, replaceBackupState } from '#server/features/backups/backup-state-store.ts';
import { tellOfBadHealth } from './tell-of-bad-health.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

async function read(admin: TestBrowser): Promise<Health> {
  const answer = await admin.get('/api/admin/health');
  assert.equal(answer.status, 200);
  return answer.body as Health;
}

const stateOf = (health: Health, wanted: string) => health.checks.find(({ check }) => check === wanted)?.state;

/** A backup in the data folder that is so old (ms). */
function leaveBackup({ services: { config, clock } }: TestApp, age: number): void {
  const folder = path.join(config.dataDir, 'backups');
  const file = path.join(folder, 'a.ndjson.gz');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, (clock() - age) / 1000, (clock() - age) / 1000);
}

/** A job of a kind that no worker knows, so that it stays as it is. */
function storeJob({ services: { db, newId, clock } }: TestApp, state: 'waiting' | 'failed', dueSince: number) {
  const runAt = clock() - dueSince;
  const job = { id: newId(), kind: 'of-a-test', payload: '{}', run_at: runAt, created_at: runAt, locked_until: null };
  const last_error = state === 'failed' ? 'TypeError: Jana Nováková' : null;
  return db
    .insertInto('jobs')
    .values({ ...job, attempts: 5, locked_by: null, state, last_error, finished_at: state === 'failed' ? runAt : null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Mails about backups: the clock of a test is never that of PostgreSQL, which is told as well. */
async function mailsAbout({ services: { db } }: TestApp) {
  const mails = db.selectFrom('outbox_messages').select('text_body').where('kind', '=', 'health-bad');
  return (await mails.execute()).filter((mail) => mail.text_body.includes(textsOf('sk')('emails:health.bad.backup')));
}

testOnEachEngine(
  'K5 administrators see what is watched, what was given up, and which versions run',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    leaveBackup(app, day);
    const well = await read(admin);
    assert.deepEqual([stateOf(well, 'jobs'), stateOf(well, 'mail'), stateOf(well, 'backup')], ['good', 'good', 'good']);
    assert.equal(stateOf(well, 'seal'), 'good');
    assert.equal(well.facts.clockDriftMs === null, database.engine.name === 'sqlite');
    assert.equal(well.versions.migration, latestMigration());
    assert.match(well.versions.database, database.engine.name === 'sqlite' ? /^SQLite 3\./ : /^PostgreSQL \d+/);

    leaveBackup(app, 9 * day);
    await storeJob(app, 'waiting', 31 * minute);
    const { id } = await storeJob(app, 'failed', minute);
    const ill = await read(admin);
    assert.deepEqual([stateOf(ill, 'jobs'), stateOf(ill, 'backup')], ['bad', 'bad']);
    assert.deepEqual(
      ill.failedJobs.map(({ id: job, kind, attempts, error }) => ({ id: job, kind, attempts, error })),
      [{ id, kind: 'of-a-test', attempts: 5, error: 'TypeError' }],
    );
    assert.ok(!JSON.stringify(ill).includes('Jana'), 'messages of errors may quote people');

    for (const _ of [1, 2]) {
      const retried = await admin.post(`/api/admin/health/jobs/${id}/retry`);
      assert.deepEqual([retried.status, (retried.body as Health).failedJobs], [200, []]);
    }
    const job = await app.services.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    assert.deepEqual([job.state, job.attempts, job.run_at], ['waiting', 0, app.services.clock()]);
    assert.equal((await admin.post('/api/admin/health/jobs/01KAJ0000000000000000000AA/retry')).status, 404);
  },
);

testOnEachEngine(
  'K5 what is bad is mailed to administrators once, by one of two servers, until it was good again',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const second = await openSecondApp(context, { ...database });
    await app.newBrowserOf('admin');
    const { db, clock } = app.services;
    await db.updateTable('users').set({ email: 'majster@firma.example', email_verified_at: clock() }).execute();
    leaveBackup(app, day);
    await tellOfBadHealth(app.services);
    assert.deepEqual(await mailsAbout(app), []);

    leaveBackup(app, 9 * day);
    await Promise.all([tellOfBadHealth(app.services), tellOfBadHealth(second.services)]);
    await tellOfBadHealth(app.services);
    const [mail, ...more] = await mailsAbout(app);
    assert.deepEqual([more, mail?.text_body.includes('/admin/health')], [[], true]);

    leaveBackup(app, day);
    await tellOfBadHealth(app.services);
    leaveBackup(app, 9 * day);
    await tellOfBadHealth(app.services);
    assert.equal((await mailsAbout(app)).length, 2);
  },
);

testOnEachEngine(
  'K5 K3 backups by schedule are shown with size and proof, one that cannot be restored is mailed once, and both are figures',
  async (database, context) => {
    const token = 'a token for figures that nobody guesses';
    const environment = { BACKUP_SCHEDULE: '03:00', METRICS_TOKEN: token };
    const app = await openTestApp(context, database, { environment });
    const admin = await app.newBrowserOf('admin');
    const { db, clock } = app.services;
    await db.updateTable('users').set({ email: 'majster@firma.example', email_verified_at: clock() }).execute();
    leaveBackup(app, day);
    const first = await read(admin);
    assert.deepEqual([stateOf(first, 'backup'), first.facts.backupAt], ['attention', null], 'none by schedule');

    const at = clock();
    const made = { name: 'a', at, bytes: 2 ** 20, rows: 1, files: 0 };
    const known = await readBackupState(db);
    const state = { ...known.state, made, verified: { name: 'a', at, into: 'sqlite' } as const };
    const noted = await replaceBackupState(db, known, { state, now: at });
    const well = await read(admin);
    assert.deepEqual(well.facts.backups, { begunAt: null, bytes: 2 ** 20, verifiedAt: at, failed: null });
    assert.deepEqual([stateOf(well, 'backup'), well.facts.backupAt], ['good', at]);

    const failed = { step: 'verify', reason: 'damaged', at } as const;
    await replaceBackupState(db, noted ?? known, { state: { ...state, failed }, now: at });
    assert.equal(stateOf(await read(admin), 'backup'), 'bad');
    await tellOfBadHealth(app.services);
    await tellOfBadHealth(app.services);
    assert.equal((await mailsAbout(app)).length, 1);
    const { text } = await app.newBrowser().get('/metrics', { authorization: `Bearer ${token}` });
    for (const line of ['plumbline_backup_bytes 1048576', 'plumbline_backup_failed 1']) {
      assert.ok(text.split('\n').includes(line), line);
    }
    assert.match(text, /^plumbline_backup_verified_timestamp_seconds \d+/m);
  },
);
