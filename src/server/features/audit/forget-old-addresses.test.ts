import assert from 'node:assert/strict';
import { ulid } from 'ulid';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { auditFor } from './audit-for.ts';
import { forgetOldAddresses } from './forget-old-addresses.ts';

const day = 24 * 60 * 60_000;

testOnEachEngine('16.1.1 the audit log forgets addresses after 90 days and nothing else', async (database, context) => {
  const { services } = await openTestApp(context, database);
  const now = services.clock();
  const visitor = { user: null, address: '192.0.2.8' };
  for (const age of [0, 90, 91]) {
    const at = now - age * day;
    await auditFor({ clock: () => at, newId: () => ulid(at) }, visitor, 'account.registered')(database.db);
  }
  await forgetOldAddresses(services);
  const rows = await database.db.selectFrom('audit_entries').select(['at', 'address']).orderBy('at').execute();
  assert.deepEqual(
    rows.map(({ at, address }) => [(now - at) / day, address]),
    [
      [91, null],
      [90, visitor.address],
      [0, visitor.address],
    ],
  );
});
