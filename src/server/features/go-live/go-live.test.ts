import assert from 'node:assert/strict';
import type { GoLive } from '#contract/settings.ts';
import { readBackupState, replaceBackupState } from '#server/features/backups/backup-state-store.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { openTestApp } from '#tests/support/test-app.ts';

const facts = {
  legalForm: 'živnostník',
  companyNumber: '36421928',
  taxNumber: '2022749619',
  vatNumber: 'SK2022749619',
  register: 'Okresný úrad Nitra, živnostenský register',
  registerEntry: 'č. 430-12345',
  supervisoryBody: 'Inšpektorát SOI, Staničná 9, Nitra',
  hosting: 'Serverovňa, s. r. o., Slovensko',
};

testOnEachEngine(
  'A10 A11 the list before going live follows the settings, the backups and the environment',
  async (database, context) => {
    const environment = { BACKUP_SCHEDULE: '03:00', SITE_HOSTS: 'sk=nivelo.sk' };
    const app = await openTestApp(context, database, { environment });
    const admin = await app.newBrowserOf('admin');
    const read = async () => ((await admin.get('/api/admin/go-live')).body as GoLive).missing;

    const before = await read();
    for (const need of [
      'legalForm',
      'register',
      'hosting',
      'taxStatus',
      'brandNumbers',
      'logo',
      'references',
      'backupProof',
    ] as const) {
      assert.ok(before.includes(need), need);
    }
    for (const need of ['hosts', 'backupSchedule', 'taxNumber'] as const) assert.ok(!before.includes(need), need);

    assert.equal((await admin.put('/api/admin/settings/agency', { ...facts, version: 0 })).status, 200);
    const { db, clock } = app.services;
    const known = await readBackupState(db);
    const verified = { name: 'a', at: clock(), into: 'sqlite' } as const;
    await replaceBackupState(db, known, { state: { ...known.state, verified }, now: clock() });
    const after = await read();
    const mended = before.filter((need) => !after.includes(need));
    assert.deepEqual(mended, [
      'legalForm',
      'register',
      'registerEntry',
      'supervisoryBody',
      'hosting',
      'brandNumbers',
      'backupProof',
    ]);
  },
);
