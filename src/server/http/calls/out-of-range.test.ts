import assert from 'node:assert/strict';
import { readCalendar } from '#contract/projects/calendar.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'J4 versions, months and days that nothing can follow are refused as input, on every engine alike',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const security = (await admin.get('/api/admin/settings/security')).body as object;
    const features = '/api/admin/library-features/01M7YNAYM0TNMABYT7QW94Q568/archive';
    for (const version of [2_147_483_647, 2_147_483_648, -1]) {
      const answers = [
        await admin.put('/api/admin/settings/security', { ...security, version }),
        await admin.put(features, { isArchived: true, version }),
      ];
      for (const { status, code } of answers) assert.deepEqual([status, code], [400, 'invalid-input'], String(version));
    }
    for (const path of [
      '/api/admin/documents?month=9999-12',
      '/api/admin/documents/months/9999-12',
      '/api/admin/payments?month=9999-12',
      `${readCalendar.path}?from=9999-12-01&to=9999-12-31`,
    ]) {
      const { status, code } = await admin.get(path);
      assert.deepEqual([status, code], [400, 'invalid-input'], path);
    }
    assert.equal((await admin.get('/api/admin/documents?month=2099-12')).status, 200);
  },
);
