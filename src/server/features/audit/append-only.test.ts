import assert from 'node:assert/strict';
import { listAuditEntries } from '#contract/audit.ts';
import type { AuditEntry } from '#contract/audit.ts';
import { addCustomer } from '#tests/support/people/customers.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { auditFor } from './audit-for.ts';
import { deleteOver } from '#tests/support/database/retention.ts';

const day = 24 * 60 * 60_000;

async function addEntry(app: Awaited<ReturnType<typeof openTestApp>>, { db }: Pick<TestDatabase, 'db'>) {
  const audit = auditFor(app.services, { user: null, address: '192.0.2.1' }, 'customer.deleted');
  await audit(db, { subjectId: 'someone', deletedName: 'Jana', facts: { number: 1 } });
}

testOnEachEngine(
  'D13 the database refuses to change or delete an entry; only address and name of a deleted one may be forgotten',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { db } = database;
    await addEntry(app, database);
    const change = (values: object) => db.updateTable('audit_entries').set(values).execute();
    for (const values of [
      { action: 'account.signed-in' },
      { at: 1 },
      { actor_id: 'somebody else' },
      { subject_id: null },
      { detail: '{}' },
      { address: '192.0.2.2' },
      { subject_name: 'Peter' },
      { subject_name: null, detail: '{}' },
    ]) {
      await assert.rejects(change(values), /audit log are never changed/, JSON.stringify(values));
    }
    await assert.rejects(db.deleteFrom('audit_entries').execute(), /audit log are never changed/);
    await change({ address: null });
    await change({ subject_name: null });
    const entries = await db.selectFrom('audit_entries').select(['detail', 'address', 'subject_name']).execute();
    assert.deepEqual(entries, [{ detail: '{"number":1}', address: null, subject_name: null }]);
  },
);

testOnEachEngine('D13 an entry of a deletion names what was deleted, for 90 days', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const { id, version } = await addCustomer(admin, { name: 'Jana Kováčová', company: '' });
  assert.equal((await admin.delete(`/api/admin/customers/${id}`, { version })).status, 200);
  const nameOf = async () => {
    const { rows } = (await admin.get(`${listAuditEntries.path}?action=customer.deleted`)).body as {
      rows: AuditEntry[];
    };
    return rows.map(({ subjectName }) => subjectName);
  };
  assert.deepEqual(await nameOf(), ['Jana Kováčová']);
  await deleteOver(app.services, 'audit-details');
  assert.deepEqual(await nameOf(), ['Jana Kováčová']);
  await deleteOver({ ...app.services, clock: () => app.services.clock() + 90 * day + 1 }, 'audit-details');
  assert.deepEqual(await nameOf(), [null]);
});
