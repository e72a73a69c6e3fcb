import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readFormProof } from '#server/http/calls/form-proof.ts';
import { makeKeyFile } from '#server/vault/key-file.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { openSigningKeys, rotateNow, rotateWhenOld } from './signing-keys.ts';

const day = 24 * 60 * 60_000;
const program = fileURLToPath(new URL('../../../../scripts/vault.ts', import.meta.url));

/** A server with keys of the database, as `open-services.ts` gives them. */
async function withStoredKeys(app: TestApp): Promise<TestApp> {
  app.services.signingKeys = await openSigningKeys(app.services);
  return app;
}

/** What a form without scripts carries along. */
const openForm = ({ services }: TestApp) => readFormProof(services, {}, 'form');
const isKnown = ({ services }: TestApp, { idempotencyKey, startedToken }: ReturnType<typeof openForm>) =>
  !readFormProof(services, { idempotencyKey, startedToken }, 'form').isNew;

testOnEachEngine(
  '11.1.1 J1 a form opened before the key changes is accepted after it, on every server, for a week',
  async (database, context) => {
    const app = await withStoredKeys(await openTestApp(context, database));
    const other = await withStoredKeys(await openTestApp(context, database));
    const browser = app.newBrowser();
    const token = await browser.takeToken();
    const form = openForm(app);
    await rotateNow(app.services);
    for (const server of [app, other]) await server.services.signingKeys.refresh();
    assert.equal((await browser.takeToken()) === token, false);
    const [before] = app.services.signingKeys.accepted();
    for (const server of [app, other]) server.passTime(10_000);
    const [after] = app.services.signingKeys.accepted();
    assert.notEqual(after, before, 'the next key signs now');
    assert.deepEqual(other.services.signingKeys.accepted(), [after, before]);

    browser.cookies.set('csrf-token', token);
    assert.equal((await browser.postWithToken('/api/logout', {}, token)).status, 200, 'a page opened before');
    const fresh = await browser.takeToken();
    assert.equal((await browser.postWithToken('/api/logout', {}, fresh)).status, 200, 'one opened after');
    assert.deepEqual([isKnown(app, form), isKnown(other, form)], [true, true]);
    assert.equal(isKnown(other, openForm(app)), true);

    app.passTime(7 * day);
    assert.deepEqual([isKnown(app, form), isKnown(app, openForm(app))], [false, true]);
    assert.deepEqual(app.services.signingKeys.accepted(), [after]);
  },
);

testOnEachEngine(
  '11.1.1 the key is changed once a year, by whichever server comes first',
  async (database, context) => {
    const app = await withStoredKeys(await openTestApp(context, database));
    const names = async () =>
      (await database.db.selectFrom('secrets').select('name').execute()).map(({ name }) => name);
    const rotate = async () => {
      await Promise.all([rotateWhenOld(app.services), rotateWhenOld(app.services)]);
      await rotateWhenOld(app.services);
      await app.services.signingKeys.refresh();
      return (await names()).length;
    };
    const [first] = app.services.signingKeys.accepted();
    assert.equal(await rotate(), 2, 'nobody knows how old the first one is');
    assert.equal(
      app.services.signingKeys.accepted()[0],
      first,
      'it signs on, so that servers of an earlier release know it',
    );
    app.passTime(2 * day);
    const [second] = app.services.signingKeys.accepted();
    assert.notEqual(second, first);
    app.passTime(364 * day);
    assert.equal(await rotate(), 2);
    app.passTime(2 * day);
    assert.equal(await rotate(), 3);
  },
);

testOnEachEngine('11.1.1 a command changes the key while servers run', async (database) => {
  const { dataDir, databaseUrl = '' } = database.location;
  makeKeyFile(dataDir);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'new-signing-key'], { env });
  assert.match(stdout, /^Forms are signed with a new key from \d{4}-[^ ]+Z on\./);
  const [row] = await database.db.selectFrom('secrets').selectAll().execute();
  assert.match(row?.name ?? '', /^signing-key\/\d{13}$/);
  assert.match(row?.value ?? '', /^sealed\./, 'nobody reads it in the database');
});
